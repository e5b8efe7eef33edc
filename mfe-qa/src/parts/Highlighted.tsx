import { highlighted } from './highlighted.ts';

/** A text in which what was searched for stands out. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  return highlighted(text, query).map((segment, index) =>
    segment.hit ? <mark key={index}>{segment.text}</mark> : segment.text,
  );
}
