import type { ReferralOption } from '@clinic/contracts/content';
import {
  ErrorSummary,
  FormActions,
  FormStack,
  RadioCards,
  SubmissionFields,
  SubmitFailed,
  TextField,
  useSubmission,
} from '@clinic/kit/forms';
import { pick, useLang, useTranslation } from '@clinic/kit/i18n';
import * as contentPaths from '@clinic/contracts/content/paths';
import { Form, useActionData } from '@clinic/kit/routing';
import { Box, Button, Card, LinkButton } from '@clinic/kit/ui';
import { ThankYou } from '../parts/ThankYou.tsx';
import type { ReferralAction } from './feedback-source.data.ts';

/** One question: how did you hear of us? An answer that is none of ours asks for words of one's own. */
export function ReferralForm({ options }: { options: readonly ReferralOption[] }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const form = useSubmission(useActionData<ReferralAction>(), {
    t,
    labels: { option: t('referral.question'), custom: t('referral.custom') },
  });

  if (form.done !== null) {
    return (
      <ThankYou title={t('referral.thanks')} text={t('referral.thanksText')}>
        <LinkButton to={contentPaths.home()}>{t('clinic.home')}</LinkButton>
      </ThankYou>
    );
  }
  return (
    <Card>
      <Form {...form.props}>
        <SubmissionFields idempotencyKey={form.idempotencyKey} />
        <FormStack>
          <ErrorSummary {...form.summary} />
          {form.failure !== null && <SubmitFailed failure={form.failure} text={t('referral.failed')} />}
          <Box sx={customOnlyFor(options)}>
            <RadioCards
              min={240}
              options={options.map((option) => ({ value: option.value, label: pick(option, 'label', lang) }))}
              {...form.field('option')}
            />
            <div data-custom>
              <TextField rows={3} maxLength={500} hint={t('referral.customHint')} {...form.field('custom')} />
            </div>
          </Box>
          <FormActions>
            <Button type="submit" size="large" loading={form.busy}>
              {t('referral.send')}
            </Button>
          </FormActions>
        </FormStack>
      </Form>
    </Card>
  );
}

/** The field for words of one's own stands only below an option that asks for them; style does it, so no script is needed. */
function customOnlyFor(options: readonly ReferralOption[]) {
  const others = options.filter(({ is_other }) => is_other).map(({ value }) => `input[value="${value}"]:checked`);
  return {
    display: 'grid',
    gap: 3,
    [`&:not(:has(${others.join(',') || 'input:invalid'})) > [data-custom]`]: { display: 'none' },
  };
}
