import { useState } from 'react';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@clinic/kit/dialogs';
import { Button, ToastRegion } from '@clinic/kit/ui';
import type { Example, ExamplePage } from './example.ts';

function ExampleDialog({ page: { say } }: { page: ExamplePage }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {say('افتح النافذة', 'Open the dialog')}
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby="example-dialog">
        <DialogTitle id="example-dialog">{say('إلغاء الموعد', 'Cancel the appointment')}</DialogTitle>
        <DialogContent>{say('يصبح الوقت متاحًا لغيرك.', 'The time becomes free for others.')}</DialogContent>
        <DialogActions>
          <Button variant="text" onClick={close}>
            {say('رجوع', 'Back')}
          </Button>
          <Button color="error" onClick={close}>
            {say('ألغِ الموعد', 'Cancel it')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

const ignore = () => undefined;

const toasts: Example = {
  part: 'ToastRegion',
  states: {
    'each tone': ({ say }) => (
      <ToastRegion
        toasts={[
          { id: '1', tone: 'success', text: say('حُفظت التغييرات', 'Changes saved') },
          { id: '2', tone: 'error', text: say('تعذّر الحفظ', 'Could not be saved') },
          { id: '3', tone: 'info', text: say('نُسخ الرابط', 'Link copied') },
        ]}
        onDismiss={ignore}
      />
    ),
  },
};

/** What lies over the page: `@clinic/kit/dialogs`, and the toasts. */
export const overlayExamples: readonly Example[] = [
  toasts,
  { part: 'Dialog', states: { 'closed, opens on press': (page) => <ExampleDialog page={page} /> } },
];
