import { useId, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import type { Lang } from '@clinic/contracts';
import { TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Button } from '@clinic/kit/ui';
import { useOnDemand } from '../../../../parts/desk/use-on-demand.ts';
import { useForm } from './form-context.ts';

interface LinkFieldProps extends Omit<ComponentProps<typeof TextField>, 'lang' | 'onChange' | 'value' | 'readOnly'> {
  /** The language of the address; null where both languages have one. */
  lang: Lang | null;
  value: string;
  readOnly: boolean;
  onChange: (address: string) => void;
}

/** Few visits to a record look for a page. */
const loadSearch = () => import('../../../../parts/links/index.ts');

/** An address, typed or chosen among the pages of the site. */
export function LinkField({ lang, value, readOnly, onChange, ...field }: LinkFieldProps) {
  const { t } = useTranslation('content');
  const searchId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, open] = useState(false);
  const { links } = useForm();
  const search = useOnDemand(loadSearch, isOpen);
  return (
    <div>
      <TextField
        {...field}
        {...(lang === null ? {} : { lang })}
        dir="ltr"
        readOnly={readOnly}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {links !== null && <links.help.Remarks remarks={links.help.addressRemarks(value, links.check)} />}
      {!readOnly && (
        <Button
          ref={toggle}
          size="small"
          variant="text"
          aria-expanded={isOpen}
          aria-controls={searchId}
          onClick={() => open(!isOpen)}
        >
          {t('desk.links.choose')}
        </Button>
      )}
      <div id={searchId}>
        {isOpen && search !== null && (
          <search.LinkSearch
            // An address for both languages is that of the site's first one.
            lang={lang ?? 'ar'}
            onChoose={(path) => {
              onChange(path);
              open(false);
              toggle.current?.focus();
            }}
          />
        )}
      </div>
    </div>
  );
}
