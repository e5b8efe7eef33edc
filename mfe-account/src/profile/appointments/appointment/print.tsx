import { useLang } from '@clinic/kit/i18n';
import { useSite } from '@clinic/kit/routing';
import { Box, Ltr } from '@clinic/kit/ui';

/** What has no use on paper. */
export const notPrinted = { '@media print': { display: 'none' } };

/** On paper there is the appointment and nothing around it, black on white, one below the other. */
export const printed = {
  '@media print': {
    display: 'block',
    '& > * + *, & > * > * + *': { marginBlockStart: 2 },
    '&, & *': { color: '#000 !important', backgroundColor: 'transparent !important', boxShadow: 'none' },
    '& section, & li': { breakInside: 'avoid' },
    // The frame of the site is the host's: only while this page is there does its print leave it out.
    // One rule each: in a list of selectors the style engine would not know the page in the second.
    'body:has(&) :has(> main) > :not(main)': { display: 'none' },
    'body:has(&) main nav': { display: 'none' },
  },
};

/** Whose paper this is: name, address and telephone of the clinic. */
export function PrintHead() {
  const lang = useLang();
  const { name, address, phone } = useSite().brand;
  return (
    <Box sx={{ display: 'none', '@media print': { display: 'block' } }}>
      <strong>{name[lang]}</strong>
      {address !== null && <span> · {address[lang]}</span>}
      {phone !== null && (
        <span>
          {' · '}
          <Ltr>{phone}</Ltr>
        </span>
      )}
    </Box>
  );
}
