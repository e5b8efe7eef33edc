/** The readable cookie of a session: without it a browser holds none (S75). */
export const accessTokenCookie = 'access_token';
