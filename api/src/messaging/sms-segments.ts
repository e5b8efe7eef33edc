const plainCharacters = /^[\n\r !-Z_a-z£¥èéùìòÇØøÅåÆæßÉ¤¡ÄÖÑÜ§¿äöñüàΔΦΓΛΩΠΨΣΘΞ]*$/;

/** How many messages a text is to the network, which is what is paid: parts of 160 plain characters, or of 70 in Arabic. */
export function smsSegments(text: string): number {
  // Each of several parts is shorter, for it says which one it is.
  const [one, each] = plainCharacters.test(text) ? [160, 153] : [70, 67];
  return text.length <= one ? 1 : Math.ceil(text.length / each);
}
