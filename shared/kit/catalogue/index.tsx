/** The catalogue of components, for people who build screens; no part of the site. */
import { createRoot } from 'react-dom/client';
import { Catalogue } from './Catalogue.tsx';
import { installExampleApi } from './example-api.ts';

installExampleApi();
const root = document.getElementById('catalogue');
if (root !== null) createRoot(root).render(<Catalogue />);
