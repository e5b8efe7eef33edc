const ofStyling = ['as', 'sx', 'theme', 'ownerState'];

/** For a styled element with attributes that are newer than the list by which Emotion drops what it does not know. */
export const newerAttributes = { shouldForwardProp: (prop: PropertyKey) => !ofStyling.includes(String(prop)) };
