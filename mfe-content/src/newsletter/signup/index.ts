export { NewsletterSignup as Component } from './NewsletterSignup.tsx';
