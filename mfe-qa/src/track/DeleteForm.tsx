import { useTranslation } from '@clinic/kit/i18n';
import { Form } from '@clinic/kit/routing';
import { Box, Button } from '@clinic/kit/ui';

interface DeleteFormProps {
  code: string;
  /** What is being added, so that it is not lost when the question stays. */
  addition: string;
  busy: boolean;
}

/** Takes a question back, with its answer; asks first. The platform's own disclosure asks without script as well. */
export function DeleteForm({ code, addition, busy }: DeleteFormProps) {
  const { t } = useTranslation('qa');
  return (
    <Box component="details" sx={frame}>
      <summary>{t('track.delete.open')}</summary>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="code" value={code} />
        {addition !== '' && <input type="hidden" name="content" value={addition} />}
        <Box component="p" sx={{ marginBlock: 1.5 }}>
          {t('track.delete.sure')}
        </Box>
        <Button type="submit" name="intent" value="delete" color="error" loading={busy}>
          {t('track.delete.yes')}
        </Button>
      </Form>
    </Box>
  );
}

const frame = {
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: 'error.main',
    fontWeight: 500,
    cursor: 'pointer',
  },
};
