import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import type { Lang } from '@clinic/contracts';
import { useLang, useSetLang } from '@clinic/kit/i18n';
import { Icon } from '@clinic/kit/ui';
import { barLink } from './bar-styles.ts';

/** Each language under its own name, for those who cannot read the other. */
const nameOf: Record<Lang, string> = { ar: 'العربية', en: 'English' };

/** Switches to the other language in place; without script it is a link to the page in that language. */
export function LanguageSwitch() {
  const lang = useLang();
  const setLang = useSetLang();
  const { pathname, search } = useLocation();
  const other: Lang = lang === 'ar' ? 'en' : 'ar';
  const query = new URLSearchParams(search);
  query.set('lang', other);
  const change = (event: MouseEvent) => {
    event.preventDefault();
    setLang(other);
  };

  return (
    <Switch href={`${pathname}?${query}`} hrefLang={other} lang={other} onClick={change}>
      <Icon name="globe" size={18} />
      {nameOf[other]}
    </Switch>
  );
}

const Switch = styled('a')(barLink);

export { nameOf as languageNames };
