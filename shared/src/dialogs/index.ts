/** Dialogs and notices in the flow of a page: fetched when a remote first shows a screen that may need them. */
export { default as Alert } from '@mui/material/Alert';
export { default as Dialog } from '@mui/material/Dialog';
export { default as DialogActions } from '@mui/material/DialogActions';
export { default as DialogContent } from '@mui/material/DialogContent';
export { default as DialogTitle } from '@mui/material/DialogTitle';
