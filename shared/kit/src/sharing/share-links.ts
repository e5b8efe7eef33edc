/** Where a page can be shared besides copying its address. */
export const shareNetworks = ['x', 'facebook', 'whatsapp'] as const;
export type ShareNetwork = (typeof shareNetworks)[number];

/**
 * The address that shares a page on a network.
 * @param page absolute address of the page in the language that is read
 */
export function shareLink(network: ShareNetwork, page: string, title: string): string {
  const url = encodeURIComponent(page);
  switch (network) {
    case 'x':
      return `https://x.com/intent/post?url=${url}&text=${encodeURIComponent(title)}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${url}`;
    case 'whatsapp':
      return `https://wa.me/?text=${encodeURIComponent(`${title} ${page}`)}`;
  }
}
