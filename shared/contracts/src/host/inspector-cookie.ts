/** The host's server sets it for a browser that gave the inspector's key. Production pages then load the inspector. */
export const inspectorCookie = 'clinic_lens';
