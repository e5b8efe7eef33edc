export { FrameSuggestions as Component } from './FrameSuggestions.tsx';
