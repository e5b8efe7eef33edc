import { useState } from 'react';
import { Combobox } from '@clinic/kit/combobox';
import {
  Alert,
  CheckboxField,
  ErrorSummary,
  FailureWords,
  FileField,
  FormActions,
  FormStack,
  LoadFailed,
  PasswordField,
  RadioCards,
  SelectField,
  Stepper,
  SubmitFailed,
  TextField,
  ThankYou,
} from '@clinic/kit/forms';
import type { Option } from '@clinic/kit/forms';
import { Button } from '@clinic/kit/ui';
import type { Example, ExamplePage } from './example.ts';

const ignore = () => undefined;

const specialities = ({ say }: ExamplePage): Option[] => [
  { value: '1', label: say('الجلدية', 'Dermatology') },
  { value: '2', label: say('الأسنان', 'Dentistry') },
  { value: '3', label: say('القلب', 'Cardiology') },
];

const textField: Example = {
  part: 'TextField',
  states: {
    empty: ({ say }) => <TextField name="first" id="text-empty" label={say('الاسم الأول', 'First name')} />,
    filled: ({ say }) => (
      <TextField name="first" id="text-filled" label={say('الاسم الأول', 'First name')} defaultValue="Sara سارة" />
    ),
    hint: ({ say }) => (
      <TextField
        name="phone"
        id="text-hint"
        type="tel"
        label={say('رقم الجوال', 'Phone number')}
        hint={say('مثال: 05xxxxxxxx', 'For example 05xxxxxxxx')}
      />
    ),
    error: ({ say }) => (
      <TextField
        name="email"
        id="text-error"
        type="email"
        label={say('البريد الإلكتروني', 'Email')}
        error={say('اكتب بريدًا إلكترونيًا صحيحًا.', 'Enter a valid email address.')}
      />
    ),
    optional: ({ say }) => (
      <TextField name="notes" id="text-optional" required={false} rows={3} label={say('ملاحظات', 'Notes')} />
    ),
    disabled: ({ say }) => (
      <TextField name="id" id="text-disabled" disabled label={say('رقم الهوية', 'Identity number')} defaultValue="1" />
    ),
  },
};

const choices: Example = {
  part: 'Choices',
  states: {
    checkbox: ({ say }) => (
      <CheckboxField name="terms" id="check-plain" label={say('أوافق على الشروط', 'I accept the terms')} />
    ),
    'checkbox with error': ({ say }) => (
      <CheckboxField
        name="terms"
        id="check-error"
        label={say('أوافق على الشروط', 'I accept the terms')}
        error={say('وافق على الشروط للمتابعة.', 'Accept the terms to continue.')}
      />
    ),
    select: (page) => (
      <SelectField
        name="specialty"
        id="select-plain"
        label={page.say('التخصص', 'Speciality')}
        options={specialities(page)}
        placeholder={page.say('اختر', 'Choose')}
      />
    ),
    'select with error': (page) => (
      <SelectField
        name="specialty"
        id="select-error"
        label={page.say('التخصص', 'Speciality')}
        options={specialities(page)}
        error={page.say('اختر تخصصًا.', 'Choose a speciality.')}
      />
    ),
    'radio cards': ({ say }) => (
      <RadioCards
        name="radio-plain"
        label={say('لمن الموعد؟', 'Who is it for?')}
        defaultValue="self"
        options={[
          { value: 'self', label: say('لي', 'Me'), icon: 'user' },
          {
            value: 'other',
            label: say('لشخص آخر', 'Someone else'),
            text: say('ابنك أو أحد والديك', 'Your child or a parent'),
          },
          { value: 'none', label: say('غير متاح', 'Not available'), disabled: true },
        ]}
      />
    ),
    'radio cards with error': ({ say }) => (
      <RadioCards
        name="radio-error"
        label={say('لمن الموعد؟', 'Who is it for?')}
        error={say('اختر واحدًا.', 'Choose one.')}
        options={[{ value: 'self', label: say('لي', 'Me') }]}
      />
    ),
  },
};

function SpecialityCombobox({ page, name, ...state }: { page: ExamplePage; name: string } & ComboboxState) {
  const [value, setValue] = useState<string | null>(state.chosen ?? null);
  return (
    <Combobox
      name={name}
      label={page.say('التخصص', 'Speciality')}
      options={state.none ? [] : specialities(page)}
      value={value}
      onChange={setValue}
      placeholder={page.say('ابحث عن تخصص', 'Search for a speciality')}
      {...(state.loading ? { loading: true } : {})}
      {...(state.disabled ? { disabled: true } : {})}
      {...(state.error === undefined ? {} : { error: state.error })}
    />
  );
}

interface ComboboxState {
  chosen?: string;
  none?: boolean;
  loading?: boolean;
  disabled?: boolean;
  error?: string;
}

const combobox: Example = {
  part: 'Combobox',
  states: {
    empty: (page) => <SpecialityCombobox page={page} name="combobox-empty" />,
    chosen: (page) => <SpecialityCombobox page={page} name="combobox-chosen" chosen="2" />,
    loading: (page) => <SpecialityCombobox page={page} name="combobox-loading" none loading />,
    disabled: (page) => <SpecialityCombobox page={page} name="combobox-disabled" disabled />,
    error: (page) => (
      <SpecialityCombobox page={page} name="combobox-error" error={page.say('اختر تخصصًا.', 'Choose a speciality.')} />
    ),
  },
};

const special: Example = {
  part: 'Special fields',
  states: {
    password: ({ say }) => (
      <PasswordField name="password" id="password" label={say('كلمة المرور', 'Password')} autoComplete="new-password" />
    ),
    file: ({ say }) => (
      <FileField
        name="cv"
        id="file-plain"
        label={say('السيرة الذاتية', 'CV')}
        hint={say('ملف PDF حتى 5 ميغابايت', 'A PDF of up to 5 MB')}
        accept=".pdf"
      />
    ),
    'file with error': ({ say }) => (
      <FileField
        name="cv"
        id="file-error"
        label={say('السيرة الذاتية', 'CV')}
        error={say('أرفق ملف PDF.', 'Attach a PDF.')}
      />
    ),
  },
};

const alerts: Example = {
  part: 'Alert',
  states: {
    info: ({ say }) => (
      <Alert severity="info" role="status">
        {say('يبدأ التقديم يوم الأحد.', 'Applications open on Sunday.')}
      </Alert>
    ),
    warning: ({ say }) => (
      <Alert severity="warning" role="status">
        {say('بقيت دقيقتان.', 'Two minutes left.')}
      </Alert>
    ),
    error: ({ say }) => (
      <Alert severity="error" role="status" action={<Button variant="text">{say('أعد المحاولة', 'Try again')}</Button>}>
        {say('تعذّر الإرسال.', 'Could not be sent.')}
      </Alert>
    ),
  },
};

const outcomes: Example = {
  part: 'Outcomes',
  states: {
    'error summary': ({ say }) => (
      <ErrorSummary errors={[{ field: 'text-error', message: say('اكتب بريدًا صحيحًا.', 'Enter a valid email.') }]} />
    ),
    'load failed': ({ say }) => (
      <LoadFailed text={say('تعذّر تحميل الأوقات.', 'The times could not be loaded.')} onRetry={ignore} />
    ),
    'not sent, no network': ({ say }) => (
      <SubmitFailed
        failure={{ code: 'NETWORK', text: null }}
        text={say('تعذّر إرسال الرسالة.', 'Your message could not be sent.')}
      />
    ),
    'not sent, the system': ({ say }) => (
      <SubmitFailed
        failure={{ code: 'INTERNAL', text: null }}
        text={say('تعذّر إرسال الرسالة.', 'Your message could not be sent.')}
      />
    ),
    'not sent, in the words of the API': ({ say }) => (
      <p>
        <FailureWords
          failure={{ code: 'RATE_LIMITED', text: say('حاول بعد دقيقة.', 'Try again in a minute.') }}
          text={say('تعذّر إرسال الرسالة.', 'Your message could not be sent.')}
        />
      </p>
    ),
    'not sent, said before a switch of the language': ({ say }) => (
      <SubmitFailed
        failure={{ code: 'RATE_LIMITED', text: say('Try again in a minute.', 'حاول بعد دقيقة.') }}
        text={say('تعذّر إرسال الرسالة.', 'Your message could not be sent.')}
      />
    ),
    'thank you': ({ say }) => (
      <ThankYou title={say('وصلت رسالتك', 'We have your message')} text={say('نردّ قريبًا.', 'We reply soon.')} />
    ),
    'stack and actions': ({ say }) => (
      <FormStack>
        <TextField name="stacked" label={say('العنوان', 'Address')} />
        <FormActions>
          <Button>{say('أرسل', 'Send')}</Button>
          <Button variant="text">{say('رجوع', 'Back')}</Button>
        </FormActions>
      </FormStack>
    ),
  },
};

const steppers: Example = {
  part: 'Stepper',
  states: Object.fromEntries(
    [1, 2, 4].map((current): [string, Example['states'][string]] => [
      `step ${current}`,
      ({ say }) => (
        <Stepper
          steps={[
            say('التخصص', 'Speciality'),
            say('الطبيب', 'Doctor'),
            say('الموعد', 'Time'),
            say('بياناتك', 'Details'),
          ]}
          current={current}
        />
      ),
    ]),
  ),
};

/** Every part of `@clinic/kit/forms` that draws something of its own. */
export const formExamples: readonly Example[] = [textField, choices, combobox, special, alerts, outcomes, steppers];
