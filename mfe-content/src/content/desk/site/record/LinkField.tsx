import { useId, useState } from 'react';
import type { ComponentProps } from 'react';
import type { Lang } from '@clinic/contracts';
import { TextField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Button } from '@clinic/kit/ui';
import { addressRemarks } from '../../../../parts/desk/remarks/links.ts';
import { Remarks } from '../../../../parts/desk/remarks/Remarks.tsx';
import { LinkSearch } from '../../../../parts/links/index.ts';
import { useForm } from './form-context.ts';

interface LinkFieldProps extends Omit<ComponentProps<typeof TextField>, 'lang' | 'onChange' | 'value' | 'readOnly'> {
  /** The language of the address; null where both languages have one. */
  lang: Lang | null;
  value: string;
  readOnly: boolean;
  onChange: (address: string) => void;
}

/** An address, typed or chosen among the pages of the site. */
export function LinkField({ lang, value, readOnly, onChange, ...field }: LinkFieldProps) {
  const { t } = useTranslation('content');
  const searchId = useId();
  const [isOpen, open] = useState(false);
  const { linkCheck } = useForm();
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
      <Remarks remarks={addressRemarks(value, linkCheck)} />
      {!readOnly && (
        <Button
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
        {isOpen && (
          <LinkSearch
            // An address for both languages is that of the site's first one.
            lang={lang ?? 'ar'}
            onChoose={(path) => {
              onChange(path);
              open(false);
            }}
          />
        )}
      </div>
    </div>
  );
}
