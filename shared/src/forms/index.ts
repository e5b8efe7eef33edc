/** Form fields with label, hint and error, loaded when the first form is. */
export { Alert } from './Alert.tsx';
export { CheckboxField } from './CheckboxField.tsx';
export { Combobox } from './Combobox.tsx';
export { ErrorSummary } from './ErrorSummary.tsx';
export { fieldId, type FieldProps } from './FieldFrame.tsx';
export { FileField } from './FileField.tsx';
export { filterOptions } from './filter-options.ts';
export { FormActions } from './FormActions.tsx';
export { FormStack } from './FormStack.tsx';
export { PasswordField } from './PasswordField.tsx';
export { RadioCards } from './RadioCards.tsx';
export { SelectField, type Option } from './SelectField.tsx';
export { submit, type Submission } from './submit.ts';
export { SubmissionFields } from './SubmissionFields.tsx';
export { TextField } from './TextField.tsx';
export { apiFieldErrors, validate, type FieldError, type Validated } from './validate.ts';
export { useSubmission, type FormState } from './use-submission.ts';
export { Stepper } from './Stepper.tsx';
