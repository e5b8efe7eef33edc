import { marked } from './marked.ts';

/** A text in which what was searched for stands out. */
export function Marked({ text, query }: { text: string; query: string }) {
  return marked(text, query).map((stretch, index) =>
    stretch.hit ? <mark key={index}>{stretch.text}</mark> : <span key={index}>{stretch.text}</span>,
  );
}
