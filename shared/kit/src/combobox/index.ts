/** A field that searches its options: apart from the other fields, because few forms have one and MUI's part of it is 5 kB. */
export { Combobox } from './Combobox.tsx';
