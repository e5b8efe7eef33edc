import { screen } from '@testing-library/react';
import { renderPart } from '../ui/testing/render-part.tsx';
import { Stepper } from './Stepper.tsx';

test.each([
  ['ar', 'الخطوة 2 من 3', 'تمّت'],
  ['en', 'Step 2 of 3', 'done'],
] as const)('%s: tells the present step and those that are done', (lang, label, done) => {
  renderPart(<Stepper steps={['A', 'B', 'C']} current={2} />, lang);
  const steps = screen.getAllByRole('listitem');
  expect(screen.getByRole('list', { name: label })).toBeVisible();
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps[0]).toHaveTextContent(done);
  expect(steps[1]).not.toHaveTextContent(done);
});
