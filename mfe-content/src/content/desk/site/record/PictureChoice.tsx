import type { FieldProps } from '@clinic/kit/forms';
import { SelectField } from '@clinic/kit/forms';
import { useTranslation } from '@clinic/kit/i18n';
import { Box, Picture } from '@clinic/kit/ui';
import { useForm } from './form-context.ts';

interface PictureChoiceProps extends FieldProps {
  value: string;
  disabled: boolean;
  onChoose: (path: string) => void;
}

/** A picture by its path, of those that the site has, with a small view of it. */
export function PictureChoice({ value, disabled, onChoose, ...field }: PictureChoiceProps) {
  const { t } = useTranslation('content');
  const { pictures } = useForm().form;
  const isShown = pictures.includes(value);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: isShown ? 'minmax(0, 1fr) auto' : 'minmax(0, 1fr)',
        alignItems: 'end',
      }}
    >
      <SelectField
        {...field}
        placeholder={t(field.required === false ? 'desk.site.noChoice' : 'desk.site.choose')}
        disabled={disabled}
        value={value}
        options={pictures.map((path) => ({ value: path, label: path }))}
        onChange={({ target }) => onChoose(target.value)}
      />
      {isShown && (
        <Picture
          src={value}
          alt=""
          width={96}
          height={64}
          style={{ objectFit: 'cover', borderRadius: 8, width: 96, height: 64 }}
        />
      )}
    </Box>
  );
}
