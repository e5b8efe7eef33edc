import { createContext } from 'react';

/** Address of the file that all icons stand in; the host provides it. */
export const IconSheet = createContext('');
