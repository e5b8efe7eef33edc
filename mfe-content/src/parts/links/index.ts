export { LinkSearch } from './LinkSearch.tsx';
