import { pageContent } from "@/components/language/language";
import { Picture } from "@/components/picture/picture";
import { Section } from "@/components/section/section";
import "./place-photos.scss";

/** Photos of the centre. Renders nothing while there is no photo. */
export function PlacePhotos() {
  const { placePhotos } = pageContent();
  const { entries, captions } = placePhotos;
  const all = Object.keys(captions) as (keyof typeof captions)[];
  const shown = all.flatMap((id) => {
    const { src, alt } = entries[id];
    return src === undefined ? [] : [{ id, src, alt }];
  });
  if (shown.length === 0) return null;

  return (
    <Section id="come-in" heading={placePhotos.heading}>
      <div className="place-photos">
        {shown.map(({ id, ...picture }, index) => (
          <figure className="place-photos__photo" key={id}>
            <Picture
              className="place-photos__picture"
              picture={picture}
              photoSizes={sizesOf(index, shown.length)}
            />
            <figcaption>{captions[id]}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}

/** The attribute `sizes` of a photo among some: place-photos.scss. */
function sizesOf(index: number, count: number): string {
  const isAlone = index === 0 && count % 2 === 1;
  const share = [88, 44, 30, 22, 30][count - 1];
  return `(min-width: 48rem) ${share}vw, ${isAlone ? 88 : 44}vw`;
}
