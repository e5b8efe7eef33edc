export { FooterLink as Component } from './FooterLink.tsx';
