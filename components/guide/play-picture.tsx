import { pageContent } from "@/components/language/language";
import { Picture } from "@/components/picture/picture";

type PlayPictureProps = { readonly className: string };

/** Child, mother and therapist at play, from the story of a first visit. */
export function PlayPicture({ className }: PlayPictureProps) {
  const { visitStory } = pageContent();
  const { picture } = visitStory.steps.find(({ id }) => id === "play")!;
  return <Picture className={className} picture={picture} alt="" />;
}
