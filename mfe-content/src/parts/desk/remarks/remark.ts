/** What a web editor would point out; none of it keeps a text from being published. */
export type Remark =
  | { kind: 'first-heading' | 'heading-order' | 'link-text'; text: string }
  | { kind: 'no-alt' | 'no-reviewer' | 'no-review-date' }
  | { kind: 'long-title' | 'long-summary'; count: number; most: number }
  | { kind: 'long-sentence'; text: string; count: number; most: number }
  | { kind: 'link-nowhere' | 'link-malformed'; text: string; address: string }
  | { kind: 'link-empty'; text: string }
  | { kind: 'address-nowhere'; address: string }
  | { kind: 'word-to-avoid' | 'term-lacks'; text: string; term: string }
  | { kind: 'links-unchecked' | 'other-sites' };
