import { useEffect } from 'react';
import type { PostContent } from '@clinic/contracts/content/desk';
import { linksOf } from '../../../parts/desk/remarks/links.ts';
import { useLinkCheck } from '../../../parts/desk/remarks/use-link-check.ts';
import type { Known } from './checks.ts';
import { Glossary } from './Glossary.tsx';
import { useGlossary } from './use-glossary.ts';

export { Remarks } from '../../../parts/desk/remarks/Remarks.tsx';
export { commonRemarks, remarksOn } from './checks.ts';

interface KnownHelpProps {
  content: PostContent;
  onKnown: (known: Known) => void;
}

/** The glossary beside a post, and what is asked of the server about its texts: it calls `onKnown` whenever that changes. */
export function KnownHelp({ content, onKnown }: KnownHelpProps) {
  const links = useLinkCheck([...linksOf(content.ar.html), ...linksOf(content.en.html)].map(({ href }) => href ?? ''));
  const { terms, wordings } = useGlossary();
  const { nowhere, isUnknown } = links;
  useEffect(() => onKnown({ links: { nowhere, isUnknown }, wordings }), [onKnown, nowhere, isUnknown, wordings]);
  return <Glossary terms={terms} />;
}
