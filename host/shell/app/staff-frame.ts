import type { ComponentType, ReactNode } from 'react';
import type { CurrentUser, NavigationItem } from '@clinic/contracts';

/** What the frame hands over to the part for the staff: a file that took it from there would cut the frame into more files. */
export interface StaffHeadProps {
  /** All items of the navigation that the person sees, in order; those of the place `staff` are the rooms. */
  pages: readonly NavigationItem[];
  /** Whether something of certain roles is for somebody. */
  isFor: (roles: NavigationItem['roles'], user: CurrentUser | null) => boolean;
  /** Language and account. */
  tools: ReactNode;
  Dialog: ComponentType<{ open: boolean; onClose: () => void; label: string; children: ReactNode }>;
}

/** What the host's part for the staff consists of. */
export interface StaffFrameModule {
  /** Stands above the page. */
  Head: ComponentType<StaffHeadProps>;
  /** Stands below it. */
  Foot: ComponentType<{ children: ReactNode }>;
}

/** The frame around pages of the staff: fetched with the first of them, and on no public page. */
export interface StaffFrame {
  /** Undefined until it is here. */
  parts?: StaffFrameModule;
  /** Never fails: where it cannot be had, the public frame stands, whose menu leads to the same pages. */
  load: () => Promise<void>;
}

/** @param fetch what brings the host's part for the staff */
export function createStaffFrame(fetch: () => Promise<StaffFrameModule>): StaffFrame {
  const frame: StaffFrame = {
    load: () =>
      fetch().then(({ Head, Foot }) => {
        frame.parts = { Head, Foot };
      }, console.warn),
  };
  return frame;
}
