import type { Lang } from '@clinic/contracts';
import { useLang, useSetLang } from '@clinic/kit/i18n';
import { Button, Icon } from '@clinic/kit/ui';

/** Each language under its own name, for those who cannot read the other. */
const names: Record<Lang, string> = { ar: 'العربية', en: 'English' };

/** Switches the language of the whole page in place; the draft stays. */
export function LanguageToggle() {
  const setLang = useSetLang();
  const other: Lang = useLang() === 'ar' ? 'en' : 'ar';
  return (
    <Button
      variant="text"
      lang={other}
      startIcon={<Icon name="globe" size={20} />}
      onClick={() => setLang(other)}
      sx={{ flex: 'none' }}
    >
      {names[other]}
    </Button>
  );
}
