import { styled } from '@mui/material/styles';
import { languages } from '@clinic/contracts';
import { useLang, useSetLang, useTranslation } from '@clinic/kit/i18n';
import { Icon, Typography } from '@clinic/kit/ui';
import { BarButton, barLink } from './bar-styles.ts';
import { languageNames } from './LanguageSwitch.tsx';
import { ModalDialog } from './ModalDialog.tsx';

/** Choice of the language on a small screen. */
export function LanguageModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('host');
  const current = useLang();
  const setLang = useSetLang();
  return (
    <ModalDialog open={open} onClose={onClose} label={t('language.title')}>
      <Head>
        <Typography variant="h2" sx={{ fontSize: '1.25rem', m: 0 }}>
          {t('language.title')}
        </Typography>
        <BarButton type="button" aria-label={t('nav.close')} onClick={onClose}>
          <Icon name="close" />
        </BarButton>
      </Head>
      {languages.map((lang) => (
        <Choice
          key={lang}
          type="button"
          lang={lang}
          dir={lang === 'ar' ? 'rtl' : 'ltr'}
          aria-pressed={lang === current}
          onClick={() => {
            setLang(lang);
            onClose();
          }}
        >
          {languageNames[lang]}
          {lang === current && <Icon name="check" size={20} />}
        </Choice>
      ))}
    </ModalDialog>
  );
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: 8,
});
const Choice = styled('button')(({ theme }) => ({
  ...barLink,
  width: '100%',
  minHeight: 56,
  justifyContent: 'space-between',
  '&[aria-pressed="true"]': { background: theme.palette.primary.soft, fontWeight: 650 },
}));
