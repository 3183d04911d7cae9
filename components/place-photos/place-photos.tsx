import type { PlacePhoto } from "@/content-rules/people";
import { pageContent } from "@/components/language/language";
import { Picture } from "@/components/picture/picture";
import { Section } from "@/components/section/section";
import "./place-photos.scss";

type PlacePhotosProps = { readonly photos?: readonly PlacePhoto[] };

/** Photos of the centre: door, shoes, room, hands and chair. Renders nothing while there is no photo. */
export function PlacePhotos({ photos }: PlacePhotosProps) {
  const { placePhotos } = pageContent();
  const shown = (photos ?? placePhotos.entries).flatMap(({ id, src, alt }) =>
    id === "founder" || src === undefined ? [] : [{ id, src, alt }],
  );
  if (shown.length === 0) return null;

  return (
    <Section id="come-in" heading={placePhotos.heading}>
      <div
        className={`place-photos ${shown.length === Object.keys(placePhotos.captions).length ? "place-photos--all" : ""}`}
      >
        {shown.map(({ id, ...picture }) => (
          <figure className="place-photos__photo" key={id}>
            <Picture className="place-photos__picture" picture={picture} />
            <figcaption>{placePhotos.captions[id]}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
