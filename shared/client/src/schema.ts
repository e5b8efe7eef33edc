/** The API as its OpenAPI document describes it. `npm run client:types` writes this file. */
export interface paths {
  '/api/account/consents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What I agreed to, the latest first */
    get: operations['getAccountConsents'];
    put?: never;
    /** Give a consent or take it back; without the one for offers and news no newsletter comes */
    post: operations['postAccountConsents'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete my account for good */
    post: operations['postAccountDelete'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a code to the e-mail address that my account is to have */
    post: operations['postAccountEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/email/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Confirm the new e-mail address with its code */
    post: operations['postAccountEmailConfirm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Everything that is kept about me, as a file */
    get: operations['getAccountExport'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/factors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** My second factors */
    get: operations['getAccountFactors'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/passkeys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Add a passkey; with the first factor come recovery codes, and all other sessions end */
    post: operations['postAccountPasskeys'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/passkeys/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Remove a passkey */
    delete: operations['deleteAccountPasskeysById'];
    options?: never;
    head?: never;
    /** Call a passkey something else */
    patch: operations['patchAccountPasskeysById'];
    trace?: never;
  };
  '/api/account/passkeys/options': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What my browser makes a new passkey with */
    post: operations['postAccountPasskeysOptions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Change my password; all other sessions end, and this one is renewed */
    post: operations['postAccountPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/phone': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a code to the mobile number that my account is to have */
    post: operations['postAccountPhone'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/phone/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Confirm the new mobile number with its code */
    post: operations['postAccountPhoneConfirm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/preferences': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How I want to be written to */
    get: operations['getAccountPreferences'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change how I want to be written to; what is not sent stays */
    patch: operations['patchAccountPreferences'];
    trace?: never;
  };
  '/api/account/profile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change my name, also in my visits still ahead */
    patch: operations['patchAccountProfile'];
    trace?: never;
  };
  '/api/account/push': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Which of my browsers show notifications */
    get: operations['getAccountPush'];
    /** Show notifications in this browser until it is signed out; beyond ten the one seen longest ago ends */
    put: operations['putAccountPush'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/push/{device}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** End the notifications of one of my browsers */
    delete: operations['deleteAccountPushByDevice'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/recovery-codes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** New recovery codes in the place of all that I had */
    post: operations['postAccountRecoveryCodes'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/totp': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A new secret for my authenticator app */
    post: operations['postAccountTotp'];
    /** Remove my authenticator app */
    delete: operations['deleteAccountTotp'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/totp/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Show by a code that my app has the secret; with the first factor come recovery codes */
    post: operations['postAccountTotpConfirm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/doctors-without-account': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Doctors whom no account signs in as */
    get: operations['getAdminDoctorsWithoutAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Accounts by name, e-mail address or telephone, 20 a page */
    get: operations['getAdminUsers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/lock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Lock an account: nobody can sign in to it */
    post: operations['postAdminUsersByIdLock'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/reset-factors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Remove the second factors of somebody who has lost them all */
    post: operations['postAdminUsersByIdResetFactors'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/role': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Give an account another role, or limit it to some specialities and branches */
    post: operations['postAdminUsersByIdRole'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/sign-out': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign an account out on all devices */
    post: operations['postAdminUsersByIdSignOut'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/unlock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Open a locked account again */
    post: operations['postAdminUsersByIdUnlock'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/appointments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** My appointments, newest start first */
    get: operations['getAppointments'];
    put?: never;
    /** Book a slot */
    post: operations['postAppointments'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/appointments/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One of my appointments, with its history and what to know before the visit */
    get: operations['getAppointmentsById'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/appointments/{id}/calendar.ics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One of my appointments as a calendar file */
    get: operations['getAppointmentsByIdCalendarIcs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/appointments/{id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Cancel one of my appointments */
    post: operations['postAppointmentsByIdCancel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/appointments/{id}/reschedule': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Move one of my appointments to another time */
    post: operations['postAppointmentsByIdReschedule'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assessments/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A self-assessment */
    get: operations['getAssessmentsBySlug'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/available-days': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Number of free slots on each day of the booking window */
    get: operations['getAvailableDays'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/available-doctors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The next free slot of each doctor of a speciality, or the first one of a date */
    get: operations['getAvailableDoctors'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/available-slots': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Free start times of a doctor on a date */
    get: operations['getAvailableSlots'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/awareness-events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Awareness events of a year */
    get: operations['getAwarenessEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/awareness-events/today': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the strip shows today
     * @description `date` stands for today outside production.
     */
    get: operations['getAwarenessEventsToday'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/blog-latest': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The six latest articles */
    get: operations['getBlogLatest'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/booking-codes/{doctorId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** QR code, as SVG, of the page that begins a booking with a doctor */
    get: operations['getBookingCodesByDoctorId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/branches': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Branches of a clinic that has several */
    get: operations['getBranches'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/contact-messages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Write to the clinic */
    post: operations['postContactMessages'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/choices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What a post can refer to */
    get: operations['getContentDeskChoices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/links': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Which of some paths of this site lead to no page */
    post: operations['postContentDeskLinks'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/newsletter': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Issues of the newsletter, 30 at a time, the last begun first, and how many are subscribed */
    get: operations['getContentDeskNewsletter'];
    put?: never;
    /** Begin an issue of the newsletter */
    post: operations['postContentDeskNewsletter'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/newsletter/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An issue of the newsletter, whole */
    get: operations['getContentDeskNewsletterById'];
    put?: never;
    /** Keep what was written of an issue; nobody gets it yet */
    post: operations['postContentDeskNewsletterById'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/newsletter/{id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Make a scheduled issue a draft again */
    post: operations['postContentDeskNewsletterByIdCancel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/newsletter/{id}/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete a draft of an issue for good */
    post: operations['postContentDeskNewsletterByIdDelete'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/newsletter/{id}/schedule': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Set the time at which an issue is sent */
    post: operations['postContentDeskNewsletterByIdSchedule'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/newsletter/{id}/send': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send an issue to everybody who is subscribed now */
    post: operations['postContentDeskNewsletterByIdSend'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/newsletter/{id}/test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send an issue to the caller’s own e-mail address */
    post: operations['postContentDeskNewsletterByIdTest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/pictures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The pictures of the site, 24 a page, the last uploaded first */
    get: operations['getContentDeskPictures'];
    put?: never;
    /**
     * Upload a picture
     * @description The file `picture`: JPEG, PNG, WebP or AVIF of at most 10 MB and 64 million pixels. The same file again is answered with the picture that it became.
     */
    post: operations['postContentDeskPictures'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/pictures/details': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A picture, and what shows it */
    get: operations['getContentDeskPicturesDetails'];
    put?: never;
    /** Say what a picture shows and which place of it stays in view */
    post: operations['postContentDeskPicturesDetails'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/pictures/removals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete an uploaded picture that nothing shows */
    post: operations['postContentDeskPicturesRemovals'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/posts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Articles and news with their working copies, 30 at a time, the last changed first */
    get: operations['getContentDeskPosts'];
    put?: never;
    /** Begin a post */
    post: operations['postContentDeskPosts'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/posts/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A post, whole */
    get: operations['getContentDeskPostsById'];
    put?: never;
    /** Keep what was written; visitors see nothing of it yet */
    post: operations['postContentDeskPostsById'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/posts/{id}/approve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Say that a post is medically right */
    post: operations['postContentDeskPostsByIdApprove'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/posts/{id}/comments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the staff say about a post */
    get: operations['getContentDeskPostsByIdComments'];
    put?: never;
    /** Comment on a passage of a post */
    post: operations['postContentDeskPostsByIdComments'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/posts/{id}/comments/{comment}/replies': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Reply to a comment */
    post: operations['postContentDeskPostsByIdCommentsByCommentReplies'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/posts/{id}/comments/{comment}/resolution': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Resolve a comment, or open it again */
    post: operations['postContentDeskPostsByIdCommentsByCommentResolution'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/posts/{id}/current': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Say that a language is still right although the other was changed */
    post: operations['postContentDeskPostsByIdCurrent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/posts/{id}/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Put a post into the recycle bin */
    post: operations['postContentDeskPostsByIdDelete'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/posts/{id}/discard': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Drop the changes that visitors have not seen */
    post: operations['postContentDeskPostsByIdDiscard'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/posts/{id}/expire': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Set the time at which a post leaves the site */
    post: operations['postContentDeskPostsByIdExpire'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/posts/{id}/previews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Make a link that shows the working copy for a day to whoever has it */
    post: operations['postContentDeskPostsByIdPreviews'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/posts/{id}/publish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Show the working copy to visitors */
    post: operations['postContentDeskPostsByIdPublish'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/posts/{id}/recover': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take a post out of the recycle bin */
    post: operations['postContentDeskPostsByIdRecover'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/posts/{id}/return': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Give a post back to its writers */
    post: operations['postContentDeskPostsByIdReturn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/posts/{id}/revisions/{number}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A revision of a post */
    get: operations['getContentDeskPostsByIdRevisionsByNumber'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/posts/{id}/revisions/{number}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Make a revision the working copy again */
    post: operations['postContentDeskPostsByIdRevisionsByNumberRestore'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/posts/{id}/schedule': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Set the time at which a post is published */
    post: operations['postContentDeskPostsByIdSchedule'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/posts/{id}/submit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Hand a post over to the medical reviewer */
    post: operations['postContentDeskPostsByIdSubmit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/posts/{id}/translation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A part of a post in another of its languages, translated by a machine */
    post: operations['postContentDeskPostsByIdTranslation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/posts/{id}/translation/confirmation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Say that a machine translation was read and is right */
    post: operations['postContentDeskPostsByIdTranslationConfirmation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/posts/{id}/unpublish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take a post off the site */
    post: operations['postContentDeskPostsByIdUnpublish'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/posts/bulk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Do the same to several posts */
    post: operations['postContentDeskPostsBulk'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/site-previews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Make a link that shows the site as visitors will see it at a time, for a day, to whoever has it */
    post: operations['postContentDeskSitePreviews'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-desk/terms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The glossary of the clinic */
    get: operations['getContentDeskTerms'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-records': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The collections of the content that the caller may read */
    get: operations['getContentRecords'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-records/{collection}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The records of a collection, in the order of the site */
    get: operations['getContentRecordsByCollection'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-records/{collection}/form': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How the records of a collection are edited, and what they can refer to */
    get: operations['getContentRecordsByCollectionForm'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-records/{collection}/order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Put the records of a collection into another order */
    post: operations['postContentRecordsByCollectionOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-records/{collection}/records': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Put a record on the site */
    post: operations['postContentRecordsByCollectionRecords'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-records/{collection}/records/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A record, whole */
    get: operations['getContentRecordsByCollectionRecordsById'];
    put?: never;
    /** Store a changed record; visitors see it at once */
    post: operations['postContentRecordsByCollectionRecordsById'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-records/{collection}/records/{id}/removal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take a record off the site */
    post: operations['postContentRecordsByCollectionRecordsByIdRemoval'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-records/{collection}/revisions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What records of a collection held before they were changed or taken off the site, the newest first */
    get: operations['getContentRecordsByCollectionRevisions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-records/{collection}/revisions/{revision}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What a record held, whole */
    get: operations['getContentRecordsByCollectionRevisionsByRevision'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/content-records/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Records of all collections that the caller may read, by their titles */
    get: operations['getContentRecordsSearch'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/csrf-cookie': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Anti-forgery token as a cookie */
    get: operations['getCsrfCookie'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/data-version': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Version of the public content */
    get: operations['getDataVersion'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dependents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** My family */
    get: operations['getDependents'];
    put?: never;
    /** Add somebody to my family */
    post: operations['postDependents'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dependents/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Take somebody out of my family */
    delete: operations['deleteDependentsById'];
    options?: never;
    head?: never;
    /** Correct what is known of somebody of my family */
    patch: operations['patchDependentsById'];
    trace?: never;
  };
  '/api/desk-events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Server-sent events for a page of the staff: that something was changed, and who else is there */
    get: operations['getDeskEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/doctors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Doctors by speciality, name, language, gender and next free day, 12 a page, each with the next free slot */
    get: operations['getDoctors'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/doctors/{specialtyId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Doctors of a speciality */
    get: operations['getDoctorsBySpecialtyId'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/doctors/by-slug/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One doctor by slug in either language, or by id */
    get: operations['getDoctorsBySlug'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/doctors/random/{count}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Some doctors by chance, 1 to 20 */
    get: operations['getDoctorsRandomByCount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/extra-pages/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A page that editors made, by its slug in either language or one that it had */
    get: operations['getExtraPagesBySlug'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/feeds/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** RSS of articles and news: blogs.ar.xml, blogs.en.xml, news.ar.xml, news.en.xml */
    get: operations['getFeedsByName'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/holds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Keep a slot for five minutes */
    post: operations['postHolds'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/holds/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Give a kept slot back */
    delete: operations['deleteHoldsById'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/home': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The featured doctor of the home page, and whether the clinic offers instalments */
    get: operations['getHome'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/hours': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Opening hours */
    get: operations['getHours'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/insurance-partners': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Insurance partners, all or some by chance */
    get: operations['getInsurancePartners'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/jobs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Open positions, newest first */
    get: operations['getJobs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/jobs/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One open position by slug or id */
    get: operations['getJobsBySlug'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/jobs/{slug}/applications': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Apply for a job
     * @description Fields `full_name`, `email`, `phone`, `address` and the file `cv`: a PDF of at most 5 MB.
     */
    post: operations['postJobsBySlugApplications'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in; SECOND_FACTOR_REQUIRED where the account asks for more than the password */
    post: operations['postLogin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/login/second-factor': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the second step of my sign-in can be, after the password */
    get: operations['getLoginSecondFactor'];
    put?: never;
    /** Complete a sign-in with a code of the app, a recovery code or a passkey */
    post: operations['postLoginSecondFactor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign out */
    post: operations['postLogout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/news/latest': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The three latest news items */
    get: operations['getNewsLatest'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsletter/one-click': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Open the address by which mailboxes unsubscribe: on to the page that asks first */
    get: operations['getNewsletterOneClick'];
    put?: never;
    /** Unsubscribe, as mailboxes do it for their owner (RFC 8058) */
    post: operations['postNewsletterOneClick'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsletter/subscribe': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Subscribe to the newsletter */
    post: operations['postNewsletterSubscribe'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/newsletter/unsubscribe': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Unsubscribe, with the token of a message */
    post: operations['postNewsletterUnsubscribe'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/notifications': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** My notifications, the latest first, 20 a page */
    get: operations['getNotifications'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/notifications/read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Mark some or all of my notifications as read */
    post: operations['postNotificationsRead'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/offers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Offers that are valid today */
    get: operations['getOffers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/packages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Packages, in order */
    get: operations['getPackages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/packages/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One package by slug in either language, or by id */
    get: operations['getPackagesBySlug'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pages/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The texts of one page */
    get: operations['getPagesById'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/password/forgot': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Have a code sent for a new password; the same answer whether or not there is an account */
    post: operations['postPasswordForgot'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/password/invitation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Open the link of an invited administrator: on to the page that takes its code and a password */
    get: operations['getPasswordInvitation'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/password/reset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Choose a new password with a code; all sessions of the account end */
    post: operations['postPasswordReset'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/phone/verification/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Use a code: opens the account of a registration and signs in, or verifies the number of a member */
    post: operations['postPhoneVerificationById'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/phone/verification/{id}/code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Have another code sent, by SMS or, of a registration, by e-mail */
    post: operations['postPhoneVerificationByIdCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/post-previews/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What a post would look like, by a link that expires */
    get: operations['getPostPreviewsByToken'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/posts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Articles and news, nine a page, newest first */
    get: operations['getPosts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/posts/{id}/view': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Counts a view, once for an address and a day */
    post: operations['postPostsByIdView'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/posts/by-slug/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One article or news item by slug in either language, now or before, or by id */
    get: operations['getPostsBySlug'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/posts/categories': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Categories that have something to read */
    get: operations['getPostsCategories'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/answers/{id}/like': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Like an answer, or take the like back */
    post: operations['postQaAnswersByIdLike'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/answers/{id}/like-status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How many like an answer, and whether this visitor does */
    get: operations['getQaAnswersByIdLikeStatus'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/challenge': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Work to prove, for those who ask a lot */
    get: operations['getQaChallenge'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/desk/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The audit log, for admins */
    get: operations['getQaDeskAudit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/desk/overview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What waits at the desk */
    get: operations['getQaDeskOverview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/desk/questions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A list of the desk, 20 a page */
    get: operations['getQaDeskQuestions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/desk/questions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One question at the desk */
    get: operations['getQaDeskQuestionsById'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/desk/questions/{id}/additions/{addition}/publish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Publish what an asker wrote later */
    post: operations['postQaDeskQuestionsByIdAdditionsByAdditionPublish'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/desk/questions/{id}/answer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Change an answer */
    put: operations['putQaDeskQuestionsByIdAnswer'];
    /** Answer a question */
    post: operations['postQaDeskQuestionsByIdAnswer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/desk/questions/{id}/claim': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take a question for ten minutes, or ten more */
    post: operations['postQaDeskQuestionsByIdClaim'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/desk/questions/{id}/close': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Close a question */
    post: operations['postQaDeskQuestionsByIdClose'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/desk/questions/{id}/contact': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How an asker who may be in danger is reached */
    get: operations['getQaDeskQuestionsByIdContact'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/desk/questions/{id}/original': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What was written before it was replaced */
    get: operations['getQaDeskQuestionsByIdOriginal'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/desk/questions/{id}/redact': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Replace personal data in a question; the original stays encrypted for its doctors */
    post: operations['postQaDeskQuestionsByIdRedact'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/desk/questions/{id}/release': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Give a question back */
    post: operations['postQaDeskQuestionsByIdRelease'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/desk/questions/{id}/reopen': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Open a closed question again */
    post: operations['postQaDeskQuestionsByIdReopen'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/desk/questions/{id}/reports/handled': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Settle the reports of a question */
    post: operations['postQaDeskQuestionsByIdReportsHandled'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/desk/questions/{id}/specialty': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Move a question to another QA speciality */
    post: operations['postQaDeskQuestionsByIdSpecialty'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/desk/questions/{id}/visibility': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Publish a question, or take it from the site */
    post: operations['postQaDeskQuestionsByIdVisibility'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/desk/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Questions of every list by their words, at most ten */
    get: operations['getQaDeskSearch'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/qa-specialties/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One QA speciality by its slug or id, with its figures */
    get: operations['getQaQaSpecialtiesBySlug'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/qa-specialties/{slug}/questions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Questions of a QA speciality: all, those that a search finds, or answered ones beside one of them */
    get: operations['getQaQaSpecialtiesBySlugQuestions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/questions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Questions, 12 a page */
    get: operations['getQaQuestions'];
    put?: never;
    /** Ask a question */
    post: operations['postQaQuestions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/questions/{id}/reports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Tell the moderators what is wrong with a question */
    post: operations['postQaQuestionsByIdReports'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/questions/{id}/view': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Counts a view, once for a visitor and an hour */
    post: operations['postQaQuestionsByIdView'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/questions/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One question by its slug or id */
    get: operations['getQaQuestionsBySlug'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/questions/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Questions that hold every word, best first, 12 a page */
    get: operations['getQaQuestionsSearch'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/questions/similar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Answered questions that are like one that somebody is about to ask */
    get: operations['getQaQuestionsSimilar'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/specialties/grouped': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** QA specialities by group, with their answered questions */
    get: operations['getQaSpecialtiesGrouped'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/stats': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How many questions, answers and doctors */
    get: operations['getQaStats'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/track': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** See one’s own question */
    post: operations['postQaTrack'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/track/additions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Add to one’s own question */
    post: operations['postQaTrackAdditions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/track/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete one’s own question */
    post: operations['postQaTrackDelete'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/qa/trending-questions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The most read of the last seven days, or the most popular of all time */
    get: operations['getQaTrendingQuestions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reception/appointments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Visits by reference, name or telephone */
    get: operations['getReceptionAppointments'];
    put?: never;
    /** Book for a patient on the telephone */
    post: operations['postReceptionAppointments'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reception/appointments/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One visit, with its history */
    get: operations['getReceptionAppointmentsById'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reception/appointments/{id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Cancel a visit, at any time */
    post: operations['postReceptionAppointmentsByIdCancel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reception/appointments/{id}/check-in': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The patient is here: on the day of the visit */
    post: operations['postReceptionAppointmentsByIdCheckIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reception/appointments/{id}/complete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The visit is over */
    post: operations['postReceptionAppointmentsByIdComplete'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reception/appointments/{id}/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Confirm a visit */
    post: operations['postReceptionAppointmentsByIdConfirm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reception/appointments/{id}/move': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Move a visit to another slot */
    post: operations['postReceptionAppointmentsByIdMove'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reception/appointments/{id}/no-show': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The patient did not come: from the start of the visit on */
    post: operations['postReceptionAppointmentsByIdNoShow'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reception/appointments/{id}/reject': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Reject a visit */
    post: operations['postReceptionAppointmentsByIdReject'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reception/days': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A doctor’s days: visits, slots in keeping, leave and free times */
    get: operations['getReceptionDays'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reception/days/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Call off days of a doctor, or count what that would mean */
    post: operations['postReceptionDaysCancel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reception/doctors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Doctors whose days the caller may see */
    get: operations['getReceptionDoctors'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reception/leave/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** End a doctor’s leave */
    delete: operations['deleteReceptionLeaveById'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reception/patients': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Accounts of patients by name, telephone or e-mail address */
    get: operations['getReceptionPatients'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reception/today': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How full every doctor’s day is */
    get: operations['getReceptionToday'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/referral-answers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Say how one heard of us */
    post: operations['postReferralAnswers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/referral-options': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How one may have heard of us */
    get: operations['getReferralOptions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/register': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Begin a registration; the same answer for addresses and numbers that have an account */
    post: operations['postRegister'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reminder-links': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Confirm, move or cancel the visit of a reminder, with the token of its link */
    post: operations['postReminderLinks'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reports/content': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Articles and news that need work, 30 at a time, the newest first */
    get: operations['getReportsContent'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reports/questions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How long questions wait, by speciality */
    get: operations['getReportsQuestions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reports/reading': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Posts and questions that were read most in the last seven days */
    get: operations['getReportsReading'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reports/searches': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What visitors searched for and found nothing, the most frequent first */
    get: operations['getReportsSearches'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reviews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Reviews, shuffled */
    get: operations['getReviews'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedules/doctors': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Doctors by name and branch, 20 a page, and the closed days of the clinic */
    get: operations['getSchedulesDoctors'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedules/doctors/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One doctor’s week */
    get: operations['getSchedulesDoctorsById'];
    put?: never;
    /** Save a doctor’s week and settle the visits that no longer fit, in one step */
    post: operations['postSchedulesDoctorsById'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedules/doctors/{id}/effect': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What a week would do: slots won and lost, booked visits that no longer fit */
    post: operations['postSchedulesDoctorsByIdEffect'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedules/leave': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Save leave or a closed day and settle the visits in it, in one step */
    post: operations['postSchedulesLeave'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedules/leave/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** End leave or a closed day */
    delete: operations['deleteSchedulesLeaveById'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedules/leave/effect': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What leave or a closed day would do: slots lost, booked visits in it */
    post: operations['postSchedulesLeaveEffect'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Everything that can be found on the site, best first */
    get: operations['getSearch'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/search/suggestions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What somebody who types may look for, best first */
    get: operations['getSearchSuggestions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/services': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Services, in order */
    get: operations['getServices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether my session can do anything */
    get: operations['getSession'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Show that my session is mine, by password or second factor; a locked one is open again */
    post: operations['postSessionConfirm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/confirm/options': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** With what, besides the password, I can show that my session is mine */
    post: operations['postSessionConfirmOptions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/lock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Lock my session until I show again that it is mine; sessions of patients stay open */
    post: operations['postSessionLock'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where I am signed in */
    get: operations['getSessions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sessions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Sign one device out */
    delete: operations['deleteSessionsById'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sessions/revoke-others': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign all other devices out */
    post: operations['postSessionsRevokeOthers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/site-preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The preview of the site that a call is made in
     * @description The header `X-Site-Preview` names it. A call with that header reads public content of another time.
     */
    get: operations['getSitePreview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sitemap/{list}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Addresses of doctors, specialities, blogs, packages, skin-tips, skin-department, extra-pages, assessments, jobs, questions, qa-categories */
    get: operations['getSitemapByList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/skin-tips': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Skin tips */
    get: operations['getSkinTips'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/skin-tips/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One skin tip by slug in either language, or by id */
    get: operations['getSkinTipsBySlug'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/slides/active': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Slides that are on */
    get: operations['getSlidesActive'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialties': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All specialities */
    get: operations['getSpecialties'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialties/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One speciality by its slug in either language */
    get: operations['getSpecialtiesBySlug'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether messages reach patients now */
    get: operations['getStatus'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/surveys/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What a survey is about */
    get: operations['getSurveysById'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/surveys/{id}/answers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Answer a step */
    post: operations['postSurveysByIdAnswers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/surveys/{id}/next-question': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The question of a step, or the next one */
    get: operations['getSurveysByIdNextQuestion'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/surveys/{id}/start': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Start a survey */
    post: operations['postSurveysByIdStart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/surveys/{id}/submit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Submit a survey */
    post: operations['postSurveysByIdSubmit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/treatments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Treatments of a speciality, by its slug in either language */
    get: operations['getTreatments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Who is signed in */
    get: operations['getUser'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/waitlist': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What I wait for, and what is kept for me */
    get: operations['getWaitlist'];
    put?: never;
    /** Wait for a free slot */
    post: operations['postWaitlist'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/waitlist/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Wait no longer */
    delete: operations['deleteWaitlistById'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/waitlist/offers/{id}/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take the slot kept for me */
    post: operations['postWaitlistOffersByIdAccept'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/waitlist/offers/{id}/decline': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Let the slot kept for me go */
    post: operations['postWaitlistOffersByIdDecline'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/healthz': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The process is alive */
    get: operations['getHealthz'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/readyz': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The database answers, there is space to write, and the process is not about to end */
    get: operations['getReadyz'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AddedFactor: {
      data: {
        recovery_codes: string[] | null;
      };
    };
    AddPasskeyInput: {
      name: string;
      passkey: components['schemas']['PasskeyRegistrationInput'];
    };
    AddToQuestionInput: {
      code: string;
      content: string;
    };
    AdminUser: {
      created_at: string;
      doctor: {
        id: number;
        name_ar: string;
        name_en: string;
      } | null;
      email: string;
      id: number;
      limits?: components['schemas']['RoleLimits'];
      name: string;
      own: boolean;
      phone: string | null;
      role: number;
      second_factor: boolean;
      sessions: number;
      /** @enum {string} */
      status: 'active' | 'locked';
    };
    AdminUserResponse: {
      data: components['schemas']['AdminUser'];
    };
    AdminUsersPage: {
      data: {
        current_page: number;
        data: components['schemas']['AdminUser'][];
        per_page: number;
        total: number;
      };
    };
    Answer: {
      answer_content: string;
      at_home: string | null;
      come_in: string | null;
      created_at: string;
      doctor_profile: components['schemas']['DoctorProfile'];
      edited_at: string | null;
      emergency: string | null;
      id: number;
      likes_count: number;
      reviewed_at: string | null;
      views_count: number;
    };
    AnswerSurveyStepInput: {
      answer: (string | number | string[]) | null;
      session_id: string;
      step: number;
    };
    Appointment: {
      /** @enum {string} */
      bookingFor: 'self' | 'someoneElse';
      branch?: components['schemas']['BranchPlace'];
      can_cancel: boolean;
      can_reschedule: boolean;
      cancelled_by: ('patient' | 'clinic' | 'moved') | null;
      date: string;
      dependent: {
        id: number;
        /** @enum {string} */
        relation:
          | 'son'
          | 'daughter'
          | 'father'
          | 'mother'
          | 'husband'
          | 'wife'
          | 'brother'
          | 'sister'
          | 'other'
          | 'child'
          | 'parent'
          | 'spouse'
          | 'sibling';
      } | null;
      doctor: {
        id: number;
        image: string;
        image_focus?: components['schemas']['ImageFocus'];
        name_ar: string;
        name_en: string;
        slug_ar: string;
        slug_en: string;
      };
      ends_at: string;
      id: number;
      kind?: components['schemas']['BookedKind'];
      moved_to: number | null;
      patient_name: string;
      reference: string;
      rescheduled_from: number | null;
      specialty: {
        id: number;
        name_ar: string;
        name_en: string;
      };
      starts_at: string;
      /** @enum {string} */
      status:
        | 'held'
        | 'pending'
        | 'confirmed'
        | 'checked_in'
        | 'completed'
        | 'cancelled'
        | 'rejected'
        | 'no_show'
        | 'expired';
      time: string;
      upcoming: boolean;
    };
    AppointmentDetails: {
      /** @enum {string} */
      bookingFor: 'self' | 'someoneElse';
      branch?: components['schemas']['BranchPlace'];
      can_cancel: boolean;
      can_reschedule: boolean;
      cancelled_by: ('patient' | 'clinic' | 'moved') | null;
      date: string;
      dependent: {
        id: number;
        /** @enum {string} */
        relation:
          | 'son'
          | 'daughter'
          | 'father'
          | 'mother'
          | 'husband'
          | 'wife'
          | 'brother'
          | 'sister'
          | 'other'
          | 'child'
          | 'parent'
          | 'spouse'
          | 'sibling';
      } | null;
      doctor: {
        id: number;
        image: string;
        image_focus?: components['schemas']['ImageFocus'];
        name_ar: string;
        name_en: string;
        slug_ar: string;
        slug_en: string;
      };
      ends_at: string;
      history: components['schemas']['AppointmentTurn'][];
      id: number;
      kind?: components['schemas']['BookedKind'];
      moved_to: number | null;
      patient_name: string;
      place_ar: string;
      place_en: string;
      preparation: components['schemas']['VisitNote'][];
      reference: string;
      rescheduled_from: number | null;
      specialty: {
        id: number;
        name_ar: string;
        name_en: string;
      };
      starts_at: string;
      /** @enum {string} */
      status:
        | 'held'
        | 'pending'
        | 'confirmed'
        | 'checked_in'
        | 'completed'
        | 'cancelled'
        | 'rejected'
        | 'no_show'
        | 'expired';
      time: string;
      upcoming: boolean;
    };
    AppointmentDetailsResponse: {
      data: components['schemas']['AppointmentDetails'];
    };
    AppointmentList: {
      data: components['schemas']['Appointment'][];
    };
    AppointmentResponse: {
      data: components['schemas']['Appointment'];
    };
    AppointmentTurn: {
      at: string;
      /** @enum {string} */
      by: 'patient' | 'clinic';
      /** @enum {string} */
      what:
        | 'held'
        | 'pending'
        | 'confirmed'
        | 'checked_in'
        | 'completed'
        | 'cancelled'
        | 'rejected'
        | 'no_show'
        | 'expired'
        | 'moved';
    };
    AskedResponse: {
      data: {
        id: number;
        review: boolean;
        slug: string | null;
        tracking_code: string;
      };
    };
    AskerContact: {
      email: string | null;
      phone: string | null;
    };
    AskerContactResponse: {
      data: components['schemas']['AskerContact'];
    };
    Assessment: {
      intro_ar: string;
      intro_en: string;
      options: {
        label_ar: string;
        label_en: string;
        score: number;
      }[];
      questions: {
        jumps?: {
          score: number;
          to: number | null;
        }[];
        options?: {
          label_ar: string;
          label_en: string;
          score: number;
        }[];
        text_ar: string;
        text_en: string;
        urgent: boolean;
      }[];
      results: {
        text_ar: string;
        text_en: string;
        title_ar: string;
        title_en: string;
        /** @enum {string} */
        tone: 'good' | 'watch' | 'act';
        up_to: number;
      }[];
      slug: string;
      specialty?: string | null;
      title_ar: string;
      title_en: string;
      urgent_ar: string;
      urgent_en: string;
    };
    AssessmentResponse: {
      data: components['schemas']['Assessment'];
    };
    AuditPage: {
      data: {
        current_page: number;
        data: components['schemas']['AuditRow'][];
        per_page: number;
        total: number;
      };
    };
    AuditRow: {
      action: string;
      actor_id: number | null;
      actor_role: number | null;
      at: string;
      details: {
        [key: string]: unknown;
      };
      id: number;
      /** @enum {string} */
      result: 'done' | 'refused';
      subject: string;
    };
    AvailableDays: {
      branches?: {
        address_ar: string;
        address_en: string;
        days: {
          [key: string]: number;
        };
        id: number;
        map_url: string | null;
        name_ar: string;
        name_en: string;
        phone: string | null;
      }[];
      days: {
        [key: string]: number;
      };
      first: string;
      kinds?: components['schemas']['VisitKind'][];
      last: string;
      minutes?: number;
      today: string;
    };
    AvailableDoctors: {
      branches?: components['schemas']['BranchName'][];
      data: {
        doctor_id: number;
        slot: components['schemas']['FreeSlot'] | null;
      }[];
    };
    AwarenessEvent: {
      day: number;
      /** @enum {string} */
      duration_type: 'day' | 'week' | 'month';
      end_date: string;
      end_date_raw: string;
      id: string;
      month: number;
      name: string;
      name_arabic: string;
      start_date: string;
      start_date_raw: string;
      year: number;
    };
    AwarenessToday: {
      data: components['schemas']['TickerItem'][];
      date: string;
    };
    AwarenessYear: {
      data: {
        day: {
          [key: string]: components['schemas']['AwarenessEvent'][];
        };
        month: {
          [key: string]: components['schemas']['AwarenessEvent'][];
        };
        week: {
          [key: string]: components['schemas']['AwarenessEvent'][];
        };
      };
      year: number;
    };
    BookAppointmentInput: {
      /** @enum {string} */
      bookingFor: 'self' | 'someoneElse';
      branch_id?: number;
      date: string;
      dependent_id?: number;
      doctor_id: number;
      kind_id?: number;
      specialty_id: number;
      status?: string;
      time: string;
      userDetails: components['schemas']['UserDetailsInput'];
    };
    BookedKind: {
      minutes: number;
      name_ar: string;
      name_en: string;
    };
    BookForPatientInput: {
      branch_id?: number;
      date: string;
      doctor_id: number;
      kind_id?: number;
      patient:
        | {
            /** @constant */
            kind: 'account';
            public_id: string;
          }
        | components['schemas']['CallingPatientInput'];
      specialty_id: number;
      time: string;
    };
    Branch: {
      address_ar: string;
      address_en: string;
      city_ar: string;
      city_en: string;
      id: number;
      intervals: {
        duration_min: number;
        start_min: number;
        weekday: number;
      }[];
      latitude: number | null;
      longitude: number | null;
      map_url: string | null;
      name_ar: string;
      name_en: string;
      phone: string | null;
      slug: string;
    };
    BranchChoice: {
      name_ar: string;
      name_en: string;
      slug: string;
    };
    BranchList: {
      data: components['schemas']['Branch'][];
    };
    BranchName: {
      id: number;
      name_ar: string;
      name_en: string;
    };
    BranchPlace: {
      address_ar: string;
      address_en: string;
      id: number;
      map_url: string | null;
      name_ar: string;
      name_en: string;
      phone: string | null;
    };
    CallingPatientInput: {
      /** @default  */
      email: string;
      /** @constant */
      kind: 'person';
      /**
       * @default ar
       * @enum {string}
       */
      lang: 'ar' | 'en';
      name: string;
      phone: string;
    };
    CancelAppointmentInput: {
      reason?: string;
    };
    CancelDaysInput: {
      doctor_id: number;
      /** @default false */
      dry_run: boolean;
      first: string;
      last: string;
      /** @enum {string} */
      reason: 'doctor-away' | 'clinic-closed' | 'other';
    };
    CancelledDays: {
      data: {
        cancelled: number;
        kept: number;
        released: number;
      };
    };
    ChallengeResponse: {
      challenge: {
        [key: string]: unknown;
      };
    };
    ChangeConsentInput: {
      granted: boolean;
      /** @enum {string} */
      kind: 'health-data' | 'marketing';
    };
    ChangeDependentInput: {
      birth_date?: string;
      name?: string;
      phone?: string;
      /** @enum {string} */
      relation?:
        | 'son'
        | 'daughter'
        | 'father'
        | 'mother'
        | 'husband'
        | 'wife'
        | 'brother'
        | 'sister'
        | 'other'
        | 'child'
        | 'parent'
        | 'spouse'
        | 'sibling';
    };
    ChangeEmailInput: {
      email: string;
    };
    ChangePasswordInput: {
      current_password: string;
      password: string;
    };
    ChangePhoneInput: {
      phone: string;
    };
    ChangePreferencesInput: {
      channels?: ('email' | 'sms' | 'whatsapp')[];
      /** @enum {string} */
      digits?: 'latn' | 'arab';
      /** @enum {string} */
      lang?: 'ar' | 'en';
      reminders?: boolean;
    };
    ChangeProfileInput: {
      name: string;
    };
    ChangeRoleInput: {
      branches?: number[];
      doctor_id?: number;
      role: number;
      specialties?: number[];
    };
    ChangeVisibilityInput: {
      additions?: number;
      /** @enum {string} */
      keep?: 'no-personal-data' | 'public-contact' | 'owner-agreed';
      /** @enum {string} */
      reason?: 'personal-data' | 'dangerous' | 'offensive' | 'spam' | 'other';
      /** @enum {string} */
      visibility: 'public' | 'review' | 'hidden' | 'spam';
    };
    CloseQuestionInput: {
      duplicate_of?: number;
      /** @default  */
      note: string;
      /** @enum {string} */
      reason: 'duplicate' | 'out-of-scope';
    };
    ConfirmChangeInput: {
      code: string;
    };
    ConfirmTotpInput: {
      code: string & (unknown & unknown);
    };
    Consent: {
      at: string;
      granted: boolean;
      /** @enum {string} */
      kind: 'terms' | 'health-data' | 'marketing';
      version: string;
    };
    ConsentLog: {
      data: components['schemas']['Consent'][];
    };
    ContentItem: {
      name_ar: string;
      name_en: string;
      text_ar: string;
      text_en: string;
    };
    CurrentPreferences: {
      channels: ('email' | 'sms' | 'whatsapp')[];
      /** @enum {string} */
      digits: 'latn' | 'arab';
      /** @enum {string} */
      lang: 'ar' | 'en';
      /**
       * @default [
       *       "email",
       *       "sms"
       *     ]
       */
      offered: ('email' | 'sms' | 'whatsapp')[];
      reminders: boolean;
      /** @default [] */
      unreachable: ('email' | 'sms' | 'whatsapp')[];
    };
    CurrentUser: {
      /** @enum {string} */
      digits: 'latn' | 'arab';
      email: string;
      /** @enum {string} */
      lang: 'ar' | 'en';
      limits?: components['schemas']['RoleLimits'];
      name: string;
      phone: string | null;
      phone_verified_at: string | null;
      public_id: string;
      role: number;
      unread_notifications: number;
    };
    DataVersion: {
      today: string;
      version: string;
    };
    DeleteAccountInput: {
      confirm: string;
    };
    Department: {
      id: string;
      intervals: {
        duration_min: number;
        start_min: number;
        weekday: number;
      }[];
      name_ar: string;
      name_en: string;
      note_ar: string;
      note_en: string;
    };
    Dependent: {
      birth_date: string;
      id: number;
      name: string;
      phone: string | null;
      /** @enum {string} */
      relation:
        | 'son'
        | 'daughter'
        | 'father'
        | 'mother'
        | 'husband'
        | 'wife'
        | 'brother'
        | 'sister'
        | 'other'
        | 'child'
        | 'parent'
        | 'spouse'
        | 'sibling';
    };
    DependentList: {
      data: components['schemas']['Dependent'][];
    };
    DependentResponse: {
      data: components['schemas']['Dependent'];
    };
    DeskAddition: {
      content: string;
      created_at: string;
      id: number;
      is_public: boolean;
    };
    DeskBranch: {
      free: string[];
      id: number;
      name_ar: string;
      name_en: string;
    };
    DeskDay: {
      branches?: components['schemas']['DeskBranch'][];
      date: string;
      free: string[];
      held: components['schemas']['DeskHold'][];
      leave: components['schemas']['DeskLeave'][];
      visits: components['schemas']['DeskVisit'][];
    };
    DeskDays: {
      data: {
        days: components['schemas']['DeskDay'][];
        doctor: components['schemas']['DeskDoctor'];
        kinds?: components['schemas']['VisitKind'][];
        slot_minutes: number;
      };
    };
    DeskDoctor: {
      id: number;
      image: string;
      name_ar: string;
      name_en: string;
      specialties: {
        id: number;
        name_ar: string;
        name_en: string;
      }[];
    };
    DeskDoctors: {
      data: {
        branches?: components['schemas']['BranchName'][];
        doctors: components['schemas']['DeskDoctor'][];
        may_act: boolean;
        today: string;
      };
    };
    DeskEvent: {
      at: string;
      /** @enum {string} */
      by: 'patient' | 'staff' | 'system';
      moved: boolean;
      name: string | null;
      note: string | null;
      reason:
        | (
            | 'patient-asked'
            | 'doctor-away'
            | 'clinic-closed'
            | 'wrong-specialty'
            | 'not-reachable'
            | 'duplicate'
            | 'other'
          )
        | null;
      /** @enum {string} */
      to:
        | 'held'
        | 'pending'
        | 'confirmed'
        | 'checked_in'
        | 'completed'
        | 'cancelled'
        | 'rejected'
        | 'no_show'
        | 'expired';
    };
    DeskHold: {
      ends_at: string;
      /** @enum {string} */
      kind: 'booking' | 'offer';
      time: string;
      until: string;
    };
    DeskLeave: {
      clinic: boolean;
      first: string | null;
      from: string | null;
      id: number;
      last: string | null;
      may_end: boolean;
      to: string | null;
    };
    DeskLoad: {
      checked_in: number;
      completed: number;
      confirmed: number;
      doctor: components['schemas']['DeskDoctor'];
      free: number;
      next_free: string | null;
      no_show: number;
      pending: number;
      works: boolean;
    };
    DeskOverview: {
      data: {
        counts: {
          answered: number;
          closed: number;
          hidden: number;
          mine: number;
          reported: number;
          review: number;
          spam: number;
          waiting: number;
        };
        may: {
          answer: boolean;
          moderate: boolean;
        };
        specialties: {
          id: number;
          name_ar: string;
          name_en: string;
        }[];
      };
    };
    DeskPage: {
      data: {
        current_page: number;
        data: components['schemas']['DeskQuestion'][];
        per_page: number;
        total: number;
      };
    };
    DeskPatient: {
      masked_email: string;
      name: string;
      phone: string | null;
      public_id: string;
    };
    DeskPatients: {
      data: components['schemas']['DeskPatient'][];
    };
    DeskQuestion: {
      claim: {
        by_me: boolean;
        name: string;
        seconds_left?: number;
        until: string;
      } | null;
      created_at: string;
      flags: ('red-flag' | 'personal-data' | 'link' | 'reported')[];
      id: number;
      is_anonymous: boolean;
      /** @enum {string} */
      lang: 'ar' | 'en';
      qa_answer: components['schemas']['Answer'] | null;
      qa_specialty: components['schemas']['QuestionSpecialty'];
      qa_specialty_id: number;
      question_content: string;
      question_title: string;
      repeats?: boolean;
      reports_count: number;
      slug: string;
      /** @enum {string} */
      status: 'pending' | 'answered' | 'closed';
      user_name: string | null;
      views_count: number;
      /** @enum {string} */
      visibility: 'public' | 'review' | 'hidden' | 'spam';
    };
    DeskQuestionDetails: {
      acts: components['schemas']['ModerationAction'][];
      additions: components['schemas']['DeskAddition'][];
      claim: {
        by_me: boolean;
        name: string;
        seconds_left?: number;
        until: string;
      } | null;
      closed: {
        duplicate_of: number | null;
        note: string | null;
        /** @enum {string} */
        reason: 'duplicate' | 'out-of-scope';
      } | null;
      created_at: string;
      flags: ('red-flag' | 'personal-data' | 'link' | 'reported')[];
      id: number;
      is_anonymous: boolean;
      /** @enum {string} */
      lang: 'ar' | 'en';
      may: {
        answer: boolean;
        edit: boolean;
        moderate: boolean;
      };
      /** @default null */
      original: {
        readable: boolean;
      } | null;
      qa_answer: components['schemas']['Answer'] | null;
      qa_specialty: components['schemas']['QuestionSpecialty'];
      qa_specialty_id: number;
      question_content: string;
      question_title: string;
      /** @default false */
      reachable: boolean;
      repeats?: boolean;
      reports: components['schemas']['Report'][];
      reports_count: number;
      revisions: components['schemas']['Revision'][];
      slug: string;
      /** @enum {string} */
      status: 'pending' | 'answered' | 'closed';
      tags: string[];
      user_name: string | null;
      views_count: number;
      /** @enum {string} */
      visibility: 'public' | 'review' | 'hidden' | 'spam';
    };
    DeskQuestionResponse: {
      data: components['schemas']['DeskQuestionDetails'];
    };
    DeskQuestionsFound: {
      data: components['schemas']['DeskQuestion'][];
    };
    DeskToday: {
      data: {
        date: string;
        loads: components['schemas']['DeskLoad'][];
      };
    };
    DeskVisit: {
      account_name: string | null;
      booked_by: string | null;
      branch?: components['schemas']['BranchName'];
      coming_at: string | null;
      date: string;
      doctor: {
        id: number;
        name_ar: string;
        name_en: string;
      };
      ends_at: string;
      has_account: boolean;
      id: number;
      kind?: components['schemas']['BookedKind'];
      may: ('confirm' | 'reject' | 'check-in' | 'no-show' | 'complete' | 'cancel' | 'move')[];
      patient_name: string;
      patient_phone: string | null;
      reference: string;
      specialty: {
        id: number;
        name_ar: string;
        name_en: string;
      };
      starts_at: string;
      /** @enum {string} */
      status:
        | 'held'
        | 'pending'
        | 'confirmed'
        | 'checked_in'
        | 'completed'
        | 'cancelled'
        | 'rejected'
        | 'no_show'
        | 'expired';
      time: string;
    };
    DeskVisitDetails: {
      account_name: string | null;
      booked_by: string | null;
      branch?: components['schemas']['BranchName'];
      coming_at: string | null;
      date: string;
      doctor: {
        id: number;
        name_ar: string;
        name_en: string;
      };
      ends_at: string;
      events: components['schemas']['DeskEvent'][];
      has_account: boolean;
      id: number;
      kind?: components['schemas']['BookedKind'];
      /** @enum {string} */
      lang: 'ar' | 'en';
      may: ('confirm' | 'reject' | 'check-in' | 'no-show' | 'complete' | 'cancel' | 'move')[];
      patient_email: string | null;
      patient_name: string;
      patient_phone: string | null;
      reference: string;
      specialty: {
        id: number;
        name_ar: string;
        name_en: string;
      };
      starts_at: string;
      /** @enum {string} */
      status:
        | 'held'
        | 'pending'
        | 'confirmed'
        | 'checked_in'
        | 'completed'
        | 'cancelled'
        | 'rejected'
        | 'no_show'
        | 'expired';
      time: string;
    };
    DeskVisitResponse: {
      data: components['schemas']['DeskVisitDetails'];
    };
    DeskVisits: {
      data: components['schemas']['DeskVisit'][];
    };
    Device: {
      browser: string | null;
      /** @enum {string} */
      kind: 'phone' | 'tablet' | 'computer' | 'other';
      system: string | null;
    };
    DisplacedVisit: {
      branch?: components['schemas']['BranchName'];
      colleagues: {
        branch?: components['schemas']['BranchName'];
        id: number;
        name_ar: string;
        name_en: string;
      }[];
      date: string;
      doctor: {
        id: number;
        name_ar: string;
        name_en: string;
      };
      id: number;
      kind?: components['schemas']['BookedKind'];
      may_stay: boolean;
      moves: components['schemas']['FreeSlot'][];
      patient_name: string;
      reference: string;
      specialty: {
        id: number;
        name_ar: string;
        name_en: string;
      };
      /** @enum {string} */
      status:
        | 'held'
        | 'pending'
        | 'confirmed'
        | 'checked_in'
        | 'completed'
        | 'cancelled'
        | 'rejected'
        | 'no_show'
        | 'expired';
      time: string;
    };
    Doctor: {
      id: number;
      image: string;
      image_focus?: components['schemas']['ImageFocus'];
      job_titles: {
        name_ar: string;
        name_en: string;
      }[];
      name_ar: string;
      name_en: string;
      slug_ar: string;
      slug_en: string;
    };
    DoctorCard: {
      id: number;
      image: string;
      image_focus?: components['schemas']['ImageFocus'];
      job_titles: {
        name_ar: string;
        name_en: string;
      }[];
      name_ar: string;
      name_en: string;
      next_slot: components['schemas']['FreeSlot'] | null;
      slug_ar: string;
      slug_en: string;
      specialties: {
        id: number;
        name_ar: string;
        name_en: string;
        slug_ar: string;
        slug_en: string;
      }[];
    };
    DoctorDetail: {
      bio_ar: string;
      bio_en: string;
      branches?: components['schemas']['BranchPlace'][];
      id: number;
      image: string;
      image_focus?: components['schemas']['ImageFocus'];
      job_titles: {
        name_ar: string;
        name_en: string;
      }[];
      kinds?: components['schemas']['VisitKind'][];
      name_ar: string;
      name_en: string;
      next_slot: components['schemas']['FreeSlot'] | null;
      next_slots: components['schemas']['FreeSlot'][];
      slug_ar: string;
      slug_en: string;
      specialties: {
        id: number;
        name_ar: string;
        name_en: string;
        slug_ar: string;
        slug_en: string;
      }[];
      spoken_languages: string[];
      years_of_experience: number;
    };
    DoctorDetailResponse: {
      data: components['schemas']['DoctorDetail'];
    };
    DoctorDirectory: {
      choices: {
        branches?: components['schemas']['BranchChoice'][];
        genders: ('female' | 'male')[];
        languages: string[];
      };
      data: {
        current_page: number;
        data: components['schemas']['DoctorCard'][];
        per_page: number;
        total: number;
      };
    };
    DoctorList: {
      data: components['schemas']['Doctor'][];
    };
    DoctorProfile: {
      has_left?: boolean;
      id: number;
      image: string;
      image_focus?: components['schemas']['ImageFocus'];
      licence_no: string;
      name_ar: string;
      name_en: string;
      slug_ar: string;
      slug_en: string;
    };
    DoctorsWithoutAccount: {
      data: {
        id: number;
        name_ar: string;
        name_en: string;
      }[];
    };
    DoctorWeek: {
      branches: components['schemas']['BranchName'][];
      buffer_after?: number;
      buffer_before?: number;
      doctor: {
        id: number;
        name_ar: string;
        name_en: string;
      };
      kinds?: components['schemas']['WeekKind'][];
      lead_hours?: number;
      leave: components['schemas']['Leave'][];
      most_per_day?: number | null;
      slot_minutes: 15 | 20 | 30;
      timetables: components['schemas']['Timetable'][];
      today: string;
      version: number;
    };
    DoctorWeekResponse: {
      data: components['schemas']['DoctorWeek'];
    };
    EditAnswerInput: {
      answer_content: string;
      /** @default  */
      at_home: string;
      /** @default  */
      come_in: string;
      /** @default  */
      emergency: string;
      revision: number;
    };
    EndVisitInput: {
      /** @default  */
      note: string;
      /** @enum {string} */
      reason:
        'patient-asked' | 'doctor-away' | 'clinic-closed' | 'wrong-specialty' | 'not-reachable' | 'duplicate' | 'other';
    };
    Error: {
      alternatives?: {
        branch?: {
          id: number;
          name_ar: string;
          name_en: string;
        };
        date: string;
        time: string;
      }[];
      /** @enum {string} */
      code:
        | 'BAD_REQUEST'
        | 'UNAUTHENTICATED'
        | 'SESSION_EXPIRED'
        | 'INVALID_CREDENTIALS'
        | 'FORBIDDEN'
        | 'CSRF_MISMATCH'
        | 'PREVIEW_READ_ONLY'
        | 'PHONE_NOT_VERIFIED'
        | 'SECOND_FACTOR_REQUIRED'
        | 'CONFIRMATION_REQUIRED'
        | 'FACTOR_CONFIRMATION_REQUIRED'
        | 'NOT_FOUND'
        | 'SLOT_TAKEN'
        | 'DAY_FULL'
        | 'PATIENT_BUSY'
        | 'ALREADY_ANSWERED'
        | 'ALREADY_CLAIMED'
        | 'NOT_CLAIMED'
        | 'INVALID_TRANSITION'
        | 'EDIT_CONFLICT'
        | 'TRANSLATION_OFF'
        | 'VISITS_UNSETTLED'
        | 'OUTSIDE_LIMITS'
        | 'ALREADY_WAITING'
        | 'IDEMPOTENCY_CONFLICT'
        | 'HOLD_EXPIRED'
        | 'OTP_EXPIRED'
        | 'LINK_INVALID'
        | 'LINK_EXPIRED'
        | 'LINK_USED'
        | 'OFFER_EXPIRED'
        | 'PREVIEW_ENDED'
        | 'FILE_TOO_LARGE'
        | 'FILE_TYPE'
        | 'FILE_UNSAFE'
        | 'VALIDATION'
        | 'DATE_OUT_OF_RANGE'
        | 'SLOT_NOT_OFFERED'
        | 'TOO_SOON'
        | 'TOO_LATE_TO_CANCEL'
        | 'TOO_MANY_BOOKINGS'
        | 'TOO_MANY_WAITING'
        | 'OTP_INVALID'
        | 'IDEMPOTENCY_MISMATCH'
        | 'CHALLENGE_REQUIRED'
        | 'RATE_LIMITED'
        | 'INTERNAL'
        | 'MAINTENANCE'
        | 'TRANSLATION_FAILED'
        | 'BUSY';
      errors?: {
        [key: string]: string[];
      };
      message: string;
      request_id: string;
    };
    ExtraPage: {
      description_ar: string;
      description_en: string;
      id: number;
      image: string | null;
      image_focus?: components['schemas']['ImageFocus'];
      slug_ar: string;
      slug_en: string;
      summary_ar: string;
      summary_en: string;
      title_ar: string;
      title_en: string;
      updated_at: string;
    };
    ExtraPageResponse: {
      data: components['schemas']['ExtraPage'];
    };
    FactorChoice: {
      data: {
        passkey: {
          [key: string]: unknown;
        } | null;
        recovery: boolean;
        totp: boolean;
      };
    };
    Factors: {
      passkeys: components['schemas']['Passkey'][];
      recovery_codes_left: number;
      required: boolean;
      totp: {
        created_at: string;
      } | null;
    };
    FactorsResponse: {
      data: components['schemas']['Factors'];
    };
    ForgotPasswordInput: {
      identifier: string;
    };
    FreeSlot: {
      branch?: components['schemas']['BranchName'];
      date: string;
      time: string;
    };
    FrequentQuestion: {
      answer_ar: string;
      answer_en: string;
      question_ar: string;
      question_en: string;
    };
    HandleReportsInput: {
      newest?: number;
    };
    Hold: {
      conflict: components['schemas']['HoldConflict'] | null;
      expires_at: string;
      id: number;
    };
    HoldConflict: {
      /** @enum {string} */
      code: 'PATIENT_BUSY' | 'TOO_MANY_BOOKINGS';
      visits: components['schemas']['Appointment'][];
    };
    HoldRequestInput: {
      /** @enum {string} */
      bookingFor?: 'self' | 'someoneElse';
      branch_id?: number;
      date: string;
      dependent_id?: number;
      doctor_id: number;
      kind_id?: number;
      specialty_id: number;
      time: string;
    };
    HoldResponse: {
      data: components['schemas']['Hold'];
    };
    HomeSettings: {
      featured_doctor: components['schemas']['Doctor'] | null;
      instalments: boolean;
    };
    HomeSettingsResponse: {
      data: components['schemas']['HomeSettings'];
    };
    HoursResponse: {
      data: components['schemas']['Department'][];
      now: string;
    };
    ImageFocus: {
      x: number;
      y: number;
    };
    JobDetail: {
      city_ar: string;
      city_en: string;
      closes_on: string | null;
      department_ar: string;
      department_en: string;
      description_ar: string;
      description_en: string;
      duties_ar: string[];
      duties_en: string[];
      id: number;
      posted_on: string;
      requirements_ar: string[];
      requirements_en: string[];
      slug: string;
      summary_ar: string;
      summary_en: string;
      title_ar: string;
      title_en: string;
      /** @enum {string} */
      type: 'full-time' | 'part-time' | 'contract' | 'freelance';
    };
    JobDetailResponse: {
      data: components['schemas']['JobDetail'];
    };
    JobList: {
      data: components['schemas']['JobSummary'][];
    };
    JobSummary: {
      city_ar: string;
      city_en: string;
      closes_on: string | null;
      department_ar: string;
      department_en: string;
      id: number;
      posted_on: string;
      slug: string;
      summary_ar: string;
      summary_en: string;
      title_ar: string;
      title_en: string;
      /** @enum {string} */
      type: 'full-time' | 'part-time' | 'contract' | 'freelance';
    };
    JoinWaitlistInput: {
      appointment_id?: number;
      day_parts: ('morning' | 'afternoon' | 'evening' | 'night')[];
      dependent_id?: number;
      doctor_id?: number;
      first_date: string;
      last_date: string;
      specialty_id: number;
      weekdays: number[];
    };
    Leave: {
      clinic: boolean;
      first: string | null;
      from: string | null;
      id: number;
      last: string | null;
      until: string | null;
    };
    LeaveDraftInput: {
      doctor_id: number | null;
      first: string;
      from: string | null;
      last: string;
      until: string | null;
    };
    LikeStatus: {
      data: {
        likes_count: number;
        user_has_liked: boolean;
      };
      likes_count: number;
      user_has_liked: boolean;
    };
    LikeToggle: {
      /** @enum {string} */
      action: 'liked' | 'unliked';
      data: {
        /** @enum {string} */
        action: 'liked' | 'unliked';
        likes_count: number;
      };
      likes_count: number;
    };
    LoginRequestInput: {
      identifier: string;
      password: string;
    };
    LoginResponse: {
      access_token: string;
      user: {
        name: string;
        phone_verified_at: string | null;
        role: number;
      };
    };
    ModerationAction: {
      action: string;
      at: string;
      by: string | null;
    };
    MoveQuestionInput: {
      qa_specialty_id: number;
    };
    NewPasskeyOptions: {
      data: {
        [key: string]: unknown;
      };
    };
    NewRecoveryCodes: {
      data: {
        recovery_codes: string[];
      };
    };
    NewsletterResponse: {
      message: string;
    };
    NewTotp: {
      data: {
        picture: string;
        secret: string;
        uri: string;
      };
    };
    NextQuestion: {
      answer: (string | number | string[]) | null;
      isComplete: boolean;
      question: components['schemas']['SurveyQuestion'] | null;
      step: number;
      totalSteps: number;
    };
    Notification: {
      created_at: string;
      id: number;
      /** @enum {string} */
      kind:
        | 'appointment.booked'
        | 'appointment.confirmed'
        | 'appointment.rejected'
        | 'appointment.moved'
        | 'appointment.cancelled'
        | 'appointment.cancelled-by-clinic'
        | 'appointment.reminder'
        | 'waitlist.offer'
        | 'waitlist.offer-over'
        | 'account.password-changed'
        | 'account.email-changed'
        | 'account.phone-changed'
        | 'account.factors-changed';
      params: {
        [key: string]: string | number;
      };
      read: boolean;
    };
    NotificationPage: {
      data: {
        current_page: number;
        data: components['schemas']['Notification'][];
        per_page: number;
        total: number;
        unread: number;
      };
    };
    Offer: {
      /** @enum {string} */
      cta: 'chat' | 'contact' | 'link';
      cta_link: string | null;
      cta_text_ar: string;
      cta_text_en: string;
      discount_percent: number | null;
      doctor: {
        id: number;
        image: string;
        image_focus?: components['schemas']['ImageFocus'];
        name_ar: string;
        name_en: string;
        slug_ar: string;
        slug_en: string;
      } | null;
      icon: string;
      id: number;
      image: string | null;
      price: number | null;
      price_before: number | null;
      slug: string;
      /** @enum {string} */
      style: 'deep' | 'soft' | 'sand';
      subtitle_ar: string;
      subtitle_en: string;
      text_ar: string;
      text_en: string;
      title_ar: string;
      title_en: string;
      valid_from: string | null;
      valid_to: string | null;
    };
    OfferList: {
      data: components['schemas']['Offer'][];
    };
    OriginalQuestion: {
      additions: {
        content: string;
        id: number;
      }[];
      question_content: string;
      question_title: string;
      tags: string[];
      user_name: string | null;
    };
    OriginalQuestionResponse: {
      data: components['schemas']['OriginalQuestion'];
    };
    OwnSession: {
      created_at: string;
      current: boolean;
      device: components['schemas']['Device'];
      id: number;
      last_seen_at: string;
    };
    PackageDetail: {
      audience_ar: string;
      audience_en: string;
      id: number;
      image: string;
      image_focus?: components['schemas']['ImageFocus'];
      items: components['schemas']['ContentItem'][];
      items_count: number;
      name_ar: string;
      name_en: string;
      price: number;
      price_before: number | null;
      sections: components['schemas']['TextSection'][];
      slug_ar: string;
      slug_en: string;
      summary_ar: string;
      summary_en: string;
    };
    PackageDetailResponse: {
      data: components['schemas']['PackageDetail'];
    };
    PackageList: {
      data: components['schemas']['PackageSummary'][];
    };
    PackageSummary: {
      audience_ar: string;
      audience_en: string;
      id: number;
      image: string;
      image_focus?: components['schemas']['ImageFocus'];
      items_count: number;
      name_ar: string;
      name_en: string;
      price: number;
      price_before: number | null;
      slug_ar: string;
      slug_en: string;
      summary_ar: string;
      summary_en: string;
    };
    PageContent: {
      groups: {
        icon: string | null;
        id: string;
        items: components['schemas']['ContentItem'][];
        title_ar: string;
        title_en: string;
      }[];
      id: string;
      image: string | null;
      image_focus?: components['schemas']['ImageFocus'];
      lead_ar: string;
      lead_en: string;
      questions: components['schemas']['FrequentQuestion'][];
      sections: components['schemas']['TextSection'][];
      title_ar: string;
      title_en: string;
      updated_at: string;
    };
    PageContentResponse: {
      data: components['schemas']['PageContent'];
    };
    Partner: {
      id: number;
      image: string;
      name_ar: string;
      name_en: string;
    };
    PartnerList: {
      data: components['schemas']['Partner'][];
    };
    Passkey: {
      created_at: string;
      id: number;
      last_used_at: string | null;
      name: string;
    };
    PasskeyAssertionInput: {
      id: string;
      rawId: string;
      response: {
        authenticatorData: string;
        clientDataJSON: string;
        signature: string;
        userHandle?: string;
      };
      /** @constant */
      type: 'public-key';
    };
    PasskeyRegistrationInput: {
      id: string;
      rawId: string;
      response: {
        attestationObject: string;
        clientDataJSON: string;
        transports?: string[];
      };
      /** @constant */
      type: 'public-key';
    };
    Post: {
      category_ar: string;
      category_en: string;
      category_slug_ar: string;
      category_slug_en: string;
      created_at: string;
      description_ar: string;
      description_en: string;
      id: number;
      image: string;
      image_focus?: components['schemas']['ImageFocus'];
      reading_minutes_ar: number;
      reading_minutes_en: number;
      slug_ar: string;
      slug_en: string;
      summary_ar: string;
      summary_en: string;
      title_ar: string;
      title_en: string;
      /** @enum {string} */
      type: 'blog' | 'news';
      views_count: number;
    };
    PostCategory: {
      name_ar: string;
      name_en: string;
      posts_count: number;
      slug_ar: string;
      slug_en: string;
    };
    PostCategoryList: {
      data: components['schemas']['PostCategory'][];
    };
    PostDetail: {
      category_ar: string;
      category_en: string;
      category_slug_ar: string;
      category_slug_en: string;
      created_at: string;
      description_ar: string;
      description_en: string;
      id: number;
      image: string;
      image_focus?: components['schemas']['ImageFocus'];
      reading_minutes_ar: number;
      reading_minutes_en: number;
      related: components['schemas']['PostSummary'][];
      reviewer: {
        id: number;
        image: string;
        image_focus?: components['schemas']['ImageFocus'];
        name_ar: string;
        name_en: string;
        slug_ar: string;
        slug_en: string;
        title_ar: string;
        title_en: string;
      } | null;
      slug_ar: string;
      slug_en: string;
      summary_ar: string;
      summary_en: string;
      title_ar: string;
      title_en: string;
      /** @enum {string} */
      type: 'blog' | 'news';
      views_count: number;
    };
    PostDetailResponse: {
      data: components['schemas']['PostDetail'];
    };
    PostList: {
      data: components['schemas']['Post'][];
    };
    PostPage: {
      data: {
        current_page: number;
        data: components['schemas']['PostSummary'][];
        per_page: number;
        total: number;
      };
    };
    PostSummary: {
      category_ar: string;
      category_en: string;
      category_slug_ar: string;
      category_slug_en: string;
      created_at: string;
      id: number;
      image: string;
      image_focus?: components['schemas']['ImageFocus'];
      reading_minutes_ar: number;
      reading_minutes_en: number;
      slug_ar: string;
      slug_en: string;
      summary_ar: string;
      summary_en: string;
      title_ar: string;
      title_en: string;
      /** @enum {string} */
      type: 'blog' | 'news';
      views_count: number;
    };
    PreferencesResponse: {
      data: components['schemas']['CurrentPreferences'];
    };
    PublishAdditionInput: {
      /** @enum {string} */
      keep?: 'no-personal-data' | 'public-contact' | 'owner-agreed';
    };
    PushState: {
      devices: string[];
      key: string | null;
    };
    PushStateResponse: {
      data: components['schemas']['PushState'];
    };
    PushSubscriptionInputInput: {
      endpoint: string;
      keys: {
        auth: string;
        p256dh: string;
      };
    };
    QaSpecialty: {
      answered_questions_count: number;
      description_ar: string;
      description_en: string;
      id: number;
      name_ar: string;
      name_en: string;
      slug_ar: string;
      slug_en: string;
    };
    QaSpecialtyDetails: {
      answered_questions_count: number;
      description_ar: string;
      description_en: string;
      id: number;
      name_ar: string;
      name_en: string;
      response_hours: number | null;
      slug_ar: string;
      slug_en: string;
      total_likes: number;
      total_questions: number;
    };
    QaSpecialtyGroup: {
      id: number;
      name_ar: string;
      name_en: string;
      qa_specialties: components['schemas']['QaSpecialty'][];
    };
    QaSpecialtyGroupList: {
      data: components['schemas']['QaSpecialtyGroup'][];
    };
    QaSpecialtyResponse: {
      answered_questions_count: number;
      data: components['schemas']['QaSpecialtyDetails'];
      description_ar: string;
      description_en: string;
      id: number;
      name_ar: string;
      name_en: string;
      response_hours: number | null;
      slug_ar: string;
      slug_en: string;
      total_likes: number;
      total_questions: number;
    };
    QaStats: {
      response_hours: number | null;
      total_answers: number;
      total_doctors: number;
      total_questions: number;
    };
    QaStatsResponse: {
      data: components['schemas']['QaStats'];
    };
    Question: {
      created_at: string;
      id: number;
      is_anonymous: boolean;
      /** @enum {string} */
      lang: 'ar' | 'en';
      qa_answer: components['schemas']['Answer'] | null;
      qa_specialty: components['schemas']['QuestionSpecialty'];
      qa_specialty_id: number;
      question_content: string;
      question_title: string;
      repeats?: boolean;
      slug: string;
      /** @enum {string} */
      status: 'pending' | 'answered' | 'closed';
      user_name: string | null;
      views_count: number;
    };
    QuestionAddition: {
      content: string;
      created_at: string;
    };
    QuestionDetails: {
      additions: components['schemas']['QuestionAddition'][];
      closed: {
        duplicate_of: {
          question_title: string;
          slug: string;
        } | null;
        note: string | null;
        /** @enum {string} */
        reason: 'duplicate' | 'out-of-scope';
      } | null;
      created_at: string;
      id: number;
      is_anonymous: boolean;
      /** @enum {string} */
      lang: 'ar' | 'en';
      qa_answer: components['schemas']['Answer'] | null;
      qa_specialty: components['schemas']['QuestionSpecialty'];
      qa_specialty_id: number;
      question_content: string;
      question_title: string;
      repeats?: boolean;
      slug: string;
      /** @enum {string} */
      status: 'pending' | 'answered' | 'closed';
      tags: string[];
      user_name: string | null;
      views_count: number;
    };
    QuestionPage: {
      data: {
        current_page: number;
        data: components['schemas']['Question'][];
        per_page: number;
        total: number;
      };
    };
    QuestionResponse: {
      data: components['schemas']['QuestionDetails'];
    };
    QuestionSpecialty: {
      name_ar: string;
      name_en: string;
      slug_ar: string;
      slug_en: string;
      specialty_id: number | null;
    };
    Received: {
      data: {
        reference: string;
      };
    };
    ReferralOption: {
      is_other: boolean;
      label_ar: string;
      label_en: string;
      value: string;
    };
    ReferralOptionList: {
      data: components['schemas']['ReferralOption'][];
    };
    RegistrationInput: {
      email: string;
      /** @default false */
      marketing: boolean;
      name: string;
      password: string;
      password_confirmation?: string;
      phone: string;
      /** @constant */
      terms_accepted: true;
    };
    RegistrationResponse: {
      data: {
        registration: string;
      };
    };
    ReminderLinkResponse: {
      data: components['schemas']['ReminderLinkResult'];
    };
    ReminderLinkResult: {
      branch?: components['schemas']['BranchName'];
      date: string;
      doctor: {
        name_ar: string;
        name_en: string;
      };
      kind?: components['schemas']['BookedKind'];
      /** @enum {string} */
      outcome: 'coming' | 'moved' | 'cancelled' | 'choose';
      slots: components['schemas']['FreeSlot'][];
      time: string;
    };
    RenamePasskeyInput: {
      name: string;
    };
    Report: {
      created_at: string;
      id: number;
      note: string | null;
      /** @enum {string} */
      reason: 'personal-data' | 'dangerous' | 'offensive' | 'spam' | 'other';
    };
    ReportQuestionInput: {
      /** @default  */
      note: string;
      /** @enum {string} */
      reason: 'personal-data' | 'dangerous' | 'offensive' | 'spam' | 'other';
    };
    RequestCodeInput: {
      /**
       * @default sms
       * @enum {string}
       */
      channel: 'sms' | 'email';
    };
    RescheduleAppointmentInput: {
      branch_id?: number;
      date: string;
      doctor_id: number;
      kind_id?: number;
      specialty_id: number;
      time: string;
    };
    ResetPasswordInput: {
      code: string;
      password: string;
      password_confirmation?: string;
    };
    Review: {
      date: string;
      featured: boolean;
      id: number;
      image: string;
      name_ar: string;
      name_en: string;
      rating: number;
      text_ar: string;
      text_en: string;
    };
    ReviewList: {
      data: components['schemas']['Review'][];
    };
    Revision: {
      answer_content: string;
      at_home: string | null;
      come_in: string | null;
      edited_at: string;
      edited_by: string;
      emergency: string | null;
    };
    RevokedSessions: {
      data: {
        revoked: number;
      };
    };
    RoleLimits: {
      branches: {
        id: number;
        name_ar: string;
        name_en: string;
      }[];
      specialties: {
        id: number;
        name_ar: string;
        name_en: string;
      }[];
    };
    SaveLeaveInput: {
      doctor_id: number | null;
      first: string;
      from: string | null;
      last: string;
      /** @enum {string} */
      reason: 'doctor-away' | 'clinic-closed' | 'other';
      /** @default [] */
      settlements: (
        | {
            /** @constant */
            action: 'move';
            date: string;
            id: number;
            time: string;
          }
        | {
            /** @constant */
            action: 'hand-over';
            doctor_id: number;
            id: number;
          }
        | {
            /** @constant */
            action: 'cancel';
            id: number;
          }
        | {
            /** @constant */
            action: 'stay';
            id: number;
          }
      )[];
      until: string | null;
    };
    SaveWeekInput: {
      buffer_after?: number;
      buffer_before?: number;
      kinds?: components['schemas']['WeekKindInput'][];
      lead_hours?: number;
      most_per_day?: number | null;
      /** @default [] */
      settlements: (
        | {
            /** @constant */
            action: 'move';
            date: string;
            id: number;
            time: string;
          }
        | {
            /** @constant */
            action: 'hand-over';
            doctor_id: number;
            id: number;
          }
        | {
            /** @constant */
            action: 'cancel';
            id: number;
          }
        | {
            /** @constant */
            action: 'stay';
            id: number;
          }
      )[];
      slot_minutes: 15 | 20 | 30;
      timetables: components['schemas']['TimetableInput'][];
      version: number;
    };
    ScheduledDoctor: {
      branches?: components['schemas']['BranchName'][];
      id: number;
      image: string;
      leave: {
        first: string;
        last: string | null;
      } | null;
      name_ar: string;
      name_en: string;
      specialties: {
        id: number;
        name_ar: string;
        name_en: string;
      }[];
      week_minutes: number;
    };
    ScheduledDoctors: {
      data: {
        branches?: components['schemas']['BranchName'][];
        closures: components['schemas']['Leave'][];
        current_page: number;
        doctors: components['schemas']['ScheduledDoctor'][];
        may_close?: boolean;
        per_page: number;
        today: string;
        total: number;
      };
    };
    ScheduleEffect: {
      days: {
        after: number;
        before: number;
        date: string;
      }[];
      lost: number;
      visits: components['schemas']['DisplacedVisit'][];
      won: number;
    };
    ScheduleEffectResponse: {
      data: components['schemas']['ScheduleEffect'];
    };
    SearchResponse: {
      counts: {
        /** @enum {string} */
        kind: 'speciality' | 'doctor' | 'service' | 'package' | 'blog' | 'news' | 'question' | 'job' | 'page';
        total: number;
      }[];
      data: components['schemas']['SearchResult'][];
    };
    SearchResult: {
      id: string;
      image: string | null;
      /** @enum {string} */
      kind: 'speciality' | 'doctor' | 'service' | 'package' | 'blog' | 'news' | 'question' | 'job' | 'page';
      path_ar: string;
      path_en: string;
      text_ar: string;
      text_en: string;
      title_ar: string;
      title_en: string;
    };
    Service: {
      id: number;
      image: string;
      image_focus?: components['schemas']['ImageFocus'];
      link: string;
      text_ar: string;
      text_en: string;
      title_ar: string;
      title_en: string;
    };
    ServiceList: {
      data: components['schemas']['Service'][];
    };
    SessionList: {
      data: components['schemas']['OwnSession'][];
    };
    SessionStanding: {
      data: {
        enrol: boolean;
        idle_minutes: number | null;
        locked: boolean;
      };
    };
    Settled: {
      cancelled: number;
      handed_over: number;
      moved: number;
      stayed: number;
    };
    SettledResponse: {
      data: components['schemas']['Settled'];
    };
    SimilarList: {
      data: {
        id: number;
        question_title: string;
        slug: string;
      }[];
    };
    SitemapList: {
      data: {
        ar: {
          [key: string]: string;
        };
        en: {
          [key: string]: string;
        };
        updated_at: string | null;
      }[];
    };
    SkinTip: {
      description_ar: string;
      description_en: string;
      id: number;
      image: string;
      image_focus?: components['schemas']['ImageFocus'];
      slug_ar: string;
      slug_en: string;
      summary_ar: string;
      summary_en: string;
      title_ar: string;
      title_en: string;
      updated_at: string;
    };
    SkinTipList: {
      data: components['schemas']['SkinTipSummary'][];
    };
    SkinTipResponse: {
      data: components['schemas']['SkinTip'];
    };
    SkinTipSummary: {
      id: number;
      image: string;
      image_focus?: components['schemas']['ImageFocus'];
      slug_ar: string;
      slug_en: string;
      summary_ar: string;
      summary_en: string;
      title_ar: string;
      title_en: string;
    };
    Slide: {
      button_link: string;
      button_text_ar: string;
      button_text_en: string;
      component_id: string | null;
      description_ar: string;
      description_en: string;
      id: number;
      image: string;
      image_focus?: components['schemas']['ImageFocus'];
      IsOn: boolean;
      isStyledSlide: boolean;
      mobile_image_focus?: components['schemas']['ImageFocus'];
      mobileImage: string;
      order: number;
      secondary_button_link: string;
      secondary_button_text_ar: string;
      secondary_button_text_en: string;
      title_ar: string;
      title_en: string;
      webImage: string;
    };
    Specialty: {
      doctors_count: number;
      icon: string;
      id: number;
      name_ar: string;
      name_en: string;
      slug_ar: string;
      slug_en: string;
      summary_ar: string;
      summary_en: string;
    };
    SpecialtyDetail: {
      doctors_count: number;
      icon: string;
      id: number;
      name_ar: string;
      name_en: string;
      sections: components['schemas']['TextSection'][];
      services: {
        name_ar: string;
        name_en: string;
      }[];
      slug_ar: string;
      slug_en: string;
      summary_ar: string;
      summary_en: string;
    };
    SpecialtyDetailResponse: {
      data: components['schemas']['SpecialtyDetail'];
    };
    SpecialtyList: {
      data: components['schemas']['Specialty'][];
    };
    Suggestion: {
      id: string;
      /** @enum {string} */
      kind: 'speciality' | 'doctor' | 'service' | 'package' | 'blog' | 'news' | 'question' | 'job' | 'page';
      path_ar: string;
      path_en: string;
      title_ar: string;
      title_en: string;
    };
    Suggestions: {
      data: components['schemas']['Suggestion'][];
    };
    Survey: {
      id: number;
      intro_ar: string;
      intro_en: string;
      title_ar: string;
      title_en: string;
      totalSteps: number;
    };
    SurveyOption: {
      exclusive?: boolean;
      label_ar: string;
      label_en: string;
      value: string;
    };
    SurveyQuestion: {
      id: number;
      /** @enum {string} */
      kind: 'rating' | 'choice' | 'choices' | 'text';
      options: components['schemas']['SurveyOption'][];
      required: boolean;
      text_ar: string;
      text_en: string;
    };
    SurveyResponse: {
      data: components['schemas']['Survey'];
    };
    SurveyStarted: {
      session_id: string;
    };
    SurveySubmitInput: {
      respondent: {
        email?: string;
        name?: string;
        phone?: string;
      };
      session_id: string;
    };
    TextSection: {
      body_ar: string;
      body_en: string;
      heading_ar: string;
      heading_en: string;
    };
    TickerItem: {
      /** @enum {string} */
      badge: 'urgent' | 'today' | 'week' | 'month';
      end_date: string;
      id: string;
      link: string | null;
      name_ar: string;
      name_en: string;
      start_date: string;
    };
    Timetable: {
      hours: components['schemas']['WorkingHours'][];
      /** @enum {string} */
      kind: 'normal' | 'ramadan' | 'period';
      valid_from: string | null;
      valid_to: string | null;
    };
    TimetableInput: {
      hours: components['schemas']['WorkingHoursInput'][];
      /** @enum {string} */
      kind: 'normal' | 'ramadan' | 'period';
      valid_from: string | null;
      valid_to: string | null;
    };
    TrackedQuestion: {
      additions: {
        content: string;
        created_at: string;
        /** @default true */
        is_public: boolean;
      }[];
      additions_left: number;
      answer: components['schemas']['Answer'] | null;
      closed: {
        duplicate_of?: {
          question_title: string;
          slug: string;
        };
        note: string | null;
        /** @enum {string} */
        reason: 'duplicate' | 'out-of-scope';
      } | null;
      created_at: string;
      id: number;
      /** @enum {string} */
      lang: 'ar' | 'en';
      question_content: string;
      question_title: string;
      slug: string | null;
      /** @enum {string} */
      status: 'pending' | 'answered' | 'closed';
      /** @enum {string} */
      visibility: 'public' | 'review' | 'hidden' | 'spam';
    };
    TrackedResponse: {
      data: components['schemas']['TrackedQuestion'];
    };
    TrackRequestInput: {
      code: string;
    };
    Treatment: {
      body_ar: string;
      body_en: string;
      id: number;
      image: string | null;
      image_focus?: components['schemas']['ImageFocus'];
      name_ar: string;
      name_en: string;
      slug: string;
      summary_ar: string;
      summary_en: string;
    };
    TreatmentList: {
      data: components['schemas']['Treatment'][];
    };
    TrendingList: {
      data: components['schemas']['Question'][];
      /** @enum {string} */
      period: 'week' | 'all';
    };
    UnreadResponse: {
      data: {
        unread: number;
      };
    };
    UserDetailsInput: {
      email: string;
      name: string;
      phone: string;
    };
    UseReminderLinkInput: {
      /** @enum {string} */
      intent: 'confirm' | 'move' | 'cancel';
      slot?: string;
      token: string;
    };
    VerifiedResponse: {
      access_token: string | null;
      user: {
        name: string;
        phone_verified_at: string | null;
        role: number;
      };
    };
    VerifyPhoneInput: {
      code: string;
    };
    VisitKind: {
      id: number;
      minutes: number;
      name_ar: string;
      name_en: string;
    };
    VisitNote: {
      text_ar: string;
      text_en: string;
    };
    Waitlist: {
      entries: components['schemas']['WaitlistEntry'][];
      last: string;
      today: string;
    };
    WaitlistEntry: {
      appointment: {
        date: string;
        id: number;
        reference: string;
        time: string;
      } | null;
      day_parts: ('morning' | 'afternoon' | 'evening' | 'night')[];
      dependent: {
        id: number;
        name: string;
        /** @enum {string} */
        relation:
          | 'son'
          | 'daughter'
          | 'father'
          | 'mother'
          | 'husband'
          | 'wife'
          | 'brother'
          | 'sister'
          | 'other'
          | 'child'
          | 'parent'
          | 'spouse'
          | 'sibling';
      } | null;
      doctor: {
        id: number;
        image: string;
        name_ar: string;
        name_en: string;
        slug_ar: string;
        slug_en: string;
      } | null;
      first_date: string;
      id: number;
      joined_at: string;
      last_date: string;
      offer: components['schemas']['WaitlistOffer'] | null;
      place: number | null;
      specialty: {
        id: number;
        name_ar: string;
        name_en: string;
      };
      /** @enum {string} */
      status: 'waiting' | 'offered' | 'taken' | 'expired' | 'left';
      weekdays: number[];
    };
    WaitlistEntryResponse: {
      data: components['schemas']['WaitlistEntry'];
    };
    WaitlistOffer: {
      branch?: components['schemas']['BranchName'];
      date: string;
      doctor: {
        id: number;
        image: string;
        name_ar: string;
        name_en: string;
        slug_ar: string;
        slug_en: string;
      };
      expires_at: string;
      id: number;
      seconds_left: number;
      starts_at: string;
      time: string;
    };
    WaitlistResponse: {
      data: components['schemas']['Waitlist'];
    };
    WeekInput: {
      buffer_after?: number;
      buffer_before?: number;
      kinds?: components['schemas']['WeekKindInput'][];
      lead_hours?: number;
      most_per_day?: number | null;
      slot_minutes: 15 | 20 | 30;
      timetables: components['schemas']['TimetableInput'][];
    };
    WeekKind: {
      by_patients: boolean;
      id?: number;
      minutes: number;
      name_ar: string;
      name_en: string;
    };
    WeekKindInput: {
      by_patients: boolean;
      id?: number;
      minutes: number;
      name_ar: string;
      name_en: string;
    };
    WorkingHours: {
      branch_id: number;
      by_phone?: boolean;
      kinds?: number[] | null;
      minutes: number;
      opens: string;
      weekday: number;
    };
    WorkingHoursInput: {
      branch_id: number;
      by_phone?: boolean;
      kinds?: number[] | null;
      minutes: number;
      opens: string;
      weekday: number;
    };
    WriteAnswerInput: {
      answer_content: string;
      /** @default  */
      at_home: string;
      /** @default  */
      come_in: string;
      /** @default  */
      emergency: string;
    };
    WriteDependentInput: {
      birth_date: string;
      name: string;
      phone?: string;
      /** @enum {string} */
      relation:
        | 'son'
        | 'daughter'
        | 'father'
        | 'mother'
        | 'husband'
        | 'wife'
        | 'brother'
        | 'sister'
        | 'other'
        | 'child'
        | 'parent'
        | 'spouse'
        | 'sibling';
    };
  };
  responses: {
    /** @description The request cannot be read */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description Something else happened first; `alternatives` has other times where a slot is taken */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The caller may not do this, or a browser sent no anti-forgery token */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description Fields do not fit; `errors` names each of them */
    Invalid: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description There is no such thing, or it is not the caller’s */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description Any other refusal: 400, 401, 403, 404, 409, 410, 413, 415, 422, 428, 429, 500, 503 */
    Refused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description Too many attempts; `Retry-After` says in how many seconds to try again */
    TooMany: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description Nobody is signed in, or the session has ended */
    Unauthenticated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getAccountConsents: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConsentLog'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postAccountConsents: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeConsentInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConsentLog'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postAccountDelete: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeleteAccountInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postAccountEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeEmailInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postAccountEmailConfirm: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConfirmChangeInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CurrentUser'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getAccountExport: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            account: {
              channels: ('email' | 'sms' | 'whatsapp')[];
              created_at: string;
              /** @enum {string} */
              digits: 'latn' | 'arab';
              email: string;
              email_verified_at: string | null;
              /** @enum {string} */
              lang: 'ar' | 'en';
              name: string;
              password_changed_at: string | null;
              phone: string | null;
              phone_verified_at: string | null;
              public_id: string;
              reminders: boolean;
              role: number;
              updated_at: string;
            };
            acts: {
              action: string;
              at: string;
              result: string;
              subject: string;
            }[];
            appointments: {
              booked_by_clinic: boolean;
              booking_for: string;
              branch?: {
                name_ar: string;
                name_en: string;
              };
              coming_at: string | null;
              created_at: string;
              dependent: number | null;
              doctor: {
                name_ar: string;
                name_en: string;
              };
              ends_at: string;
              events: {
                at: string;
                /** @enum {string} */
                by: 'you' | 'clinic' | 'system';
                from: string | null;
                reason: string | null;
                to: string;
              }[];
              kind?: components['schemas']['BookedKind'];
              /** @enum {string} */
              lang: 'ar' | 'en';
              moved: boolean;
              patient_email: string | null;
              patient_name: string;
              patient_phone: string | null;
              reference: string;
              specialty: {
                name_ar: string;
                name_en: string;
              };
              starts_at: string;
              status: string;
              updated_at: string;
            }[];
            consents: components['schemas']['Consent'][];
            dependents: {
              birth_date: string;
              created_at: string;
              id: number;
              name: string;
              phone: string | null;
              relation: string;
              removed_at: string | null;
              updated_at: string;
            }[];
            exported_at: string;
            /** @enum {string} */
            format: 'clinic-account/1';
            messages: {
              body: string | null;
              channel: string;
              created_at: string;
              /** @enum {string} */
              lang: 'ar' | 'en';
              recipient: string | null;
              state: string;
              subject: string | null;
            }[];
            newsletter: {
              /** @enum {string} */
              lang: 'ar' | 'en';
              subscribed_at: string;
            } | null;
            notifications: {
              created_at: string;
              kind: string;
              params: {
                [key: string]: string | number;
              };
              read_at: string | null;
            }[];
            notified_browsers: {
              created_at: string;
              last_seen_at: string;
              push_service: string;
            }[];
            one_time_codes: {
              channel: string;
              created_at: string;
              expires_at: string;
              purpose: string;
              state: string;
              target: string | null;
            }[];
            second_factors: {
              created_at: string;
              /** @enum {string} */
              kind: 'passkey' | 'totp';
              last_used_at: string | null;
              name: string | null;
            }[];
            sessions: {
              created_at: string;
              device: components['schemas']['Device'];
              expires_at: string;
              last_seen_at: string;
              user_agent: string;
            }[];
            waiting_list: {
              day_parts: string[];
              dependent: number | null;
              doctor: {
                name_ar: string;
                name_en: string;
              } | null;
              first_date: string;
              in_place_of: string | null;
              joined_at: string;
              last_date: string;
              offers: {
                answered_at: string | null;
                expires_at: string;
                offered_at: string;
                starts_at: string;
                state: string;
              }[];
              specialty: {
                name_ar: string;
                name_en: string;
              };
              status: string;
              weekdays: number[];
            }[];
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getAccountFactors: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FactorsResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postAccountPasskeys: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddPasskeyInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddedFactor'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  deleteAccountPasskeysById: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  patchAccountPasskeysById: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RenamePasskeyInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postAccountPasskeysOptions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewPasskeyOptions'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postAccountPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangePasswordInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoginResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postAccountPhone: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangePhoneInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postAccountPhoneConfirm: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConfirmChangeInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CurrentUser'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getAccountPreferences: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PreferencesResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  patchAccountPreferences: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangePreferencesInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PreferencesResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  patchAccountProfile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeProfileInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CurrentUser'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getAccountPush: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PushStateResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  putAccountPush: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PushSubscriptionInputInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PushStateResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  deleteAccountPushByDevice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        device: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postAccountRecoveryCodes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewRecoveryCodes'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postAccountTotp: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewTotp'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  deleteAccountTotp: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postAccountTotpConfirm: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConfirmTotpInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddedFactor'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getAdminDoctorsWithoutAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoctorsWithoutAccount'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getAdminUsers: {
    parameters: {
      query?: {
        page?: number;
        role?: number;
        search?: string;
        staff?: 'only';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminUsersPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postAdminUsersByIdLock: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminUserResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postAdminUsersByIdResetFactors: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminUserResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postAdminUsersByIdRole: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeRoleInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminUserResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postAdminUsersByIdSignOut: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminUserResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postAdminUsersByIdUnlock: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdminUserResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getAppointments: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AppointmentList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postAppointments: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names what is sent: when it comes again under the same key, the answer is the first one */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BookAppointmentInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AppointmentResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getAppointmentsById: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AppointmentDetailsResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getAppointmentsByIdCalendarIcs: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A file */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/calendar': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postAppointmentsByIdCancel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CancelAppointmentInput'] | null;
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AppointmentResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postAppointmentsByIdReschedule: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names what is sent: when it comes again under the same key, the answer is the first one */
        'Idempotency-Key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RescheduleAppointmentInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AppointmentResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getAssessmentsBySlug: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssessmentResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getAvailableDays: {
    parameters: {
      query: {
        appointment_id?: number;
        doctor_id: number;
        kind_id?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AvailableDays'];
        };
      };
      400: components['responses']['BadRequest'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getAvailableDoctors: {
    parameters: {
      query: {
        branch_id?: number;
        date?: string;
        specialty_id: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AvailableDoctors'];
        };
      };
      400: components['responses']['BadRequest'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getAvailableSlots: {
    parameters: {
      query: {
        appointment_id?: number;
        branch_id?: number;
        date: string;
        doctor_id: number;
        kind_id?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': string[];
        };
      };
      400: components['responses']['BadRequest'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getAwarenessEvents: {
    parameters: {
      query?: {
        year?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AwarenessYear'];
        };
      };
      400: components['responses']['BadRequest'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getAwarenessEventsToday: {
    parameters: {
      query?: {
        date?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AwarenessToday'];
        };
      };
      400: components['responses']['BadRequest'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getBlogLatest: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PostList'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getBookingCodesByDoctorId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        doctorId: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A file */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/svg+xml': string;
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getBranches: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BranchList'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContactMessages: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          email: string;
          firstName: string;
          lastName: string;
          message: string;
          phone: string;
          /** @enum {string} */
          subject: 'general' | 'complaint' | 'suggestion' | 'call-request';
          website?: string;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Received'];
        };
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getContentDeskChoices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              categories: {
                name_ar: string;
                name_en: string;
                slug: string;
              }[];
              doctors: {
                id: number;
                name_ar: string;
                name_en: string;
              }[];
              /** @default [] */
              former_doctors: {
                id: number;
                name_ar: string;
                name_en: string;
              }[];
              pictures: string[];
              /** @default false */
              translates: boolean;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskLinks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          links: string[];
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              nowhere: string[];
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getContentDeskNewsletter: {
    parameters: {
      query?: {
        before?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              issues: {
                id: number;
                queued: number;
                send_at: string | null;
                sent_at: string | null;
                /** @enum {string} */
                state: 'draft' | 'scheduled' | 'sending' | 'sent';
                subject_ar: string;
                subject_en: string;
                total: number | null;
                updated_at: string;
                updated_by: string | null;
                version: number;
              }[];
              next: number | null;
              subscribers: {
                ar: number;
                en: number;
              };
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskNewsletter: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': Record<string, never>;
      };
    };
    responses: {
      /** @description It succeeded */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              actions: ('test' | 'send' | 'schedule' | 'cancel' | 'delete')[];
              content: {
                ar: {
                  html: string;
                  preheader: string;
                  subject: string;
                };
                en: {
                  html: string;
                  preheader: string;
                  subject: string;
                };
              };
              deliveries: {
                failed: number;
                sent: number;
                waiting: number;
              };
              id: number;
              may_write: boolean;
              own: boolean;
              queued: number;
              send_at: string | null;
              sent_at: string | null;
              /** @enum {string} */
              state: 'draft' | 'scheduled' | 'sending' | 'sent';
              subject_ar: string;
              subject_en: string;
              subscribers: {
                ar: number;
                en: number;
              };
              total: number | null;
              updated_at: string;
              updated_by: string | null;
              version: number;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getContentDeskNewsletterById: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              actions: ('test' | 'send' | 'schedule' | 'cancel' | 'delete')[];
              content: {
                ar: {
                  html: string;
                  preheader: string;
                  subject: string;
                };
                en: {
                  html: string;
                  preheader: string;
                  subject: string;
                };
              };
              deliveries: {
                failed: number;
                sent: number;
                waiting: number;
              };
              id: number;
              may_write: boolean;
              own: boolean;
              queued: number;
              send_at: string | null;
              sent_at: string | null;
              /** @enum {string} */
              state: 'draft' | 'scheduled' | 'sending' | 'sent';
              subject_ar: string;
              subject_en: string;
              subscribers: {
                ar: number;
                en: number;
              };
              total: number | null;
              updated_at: string;
              updated_by: string | null;
              version: number;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskNewsletterById: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          content: {
            ar: {
              html: string;
              preheader: string;
              subject: string;
            };
            en: {
              html: string;
              preheader: string;
              subject: string;
            };
          };
          /** @default false */
          keep?: boolean;
          version: number;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              issue: {
                actions: ('test' | 'send' | 'schedule' | 'cancel' | 'delete')[];
                content: {
                  ar: {
                    html: string;
                    preheader: string;
                    subject: string;
                  };
                  en: {
                    html: string;
                    preheader: string;
                    subject: string;
                  };
                };
                deliveries: {
                  failed: number;
                  sent: number;
                  waiting: number;
                };
                id: number;
                may_write: boolean;
                own: boolean;
                queued: number;
                send_at: string | null;
                sent_at: string | null;
                /** @enum {string} */
                state: 'draft' | 'scheduled' | 'sending' | 'sent';
                subject_ar: string;
                subject_en: string;
                subscribers: {
                  ar: number;
                  en: number;
                };
                total: number | null;
                updated_at: string;
                updated_by: string | null;
                version: number;
              };
              removed: string[];
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskNewsletterByIdCancel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          version: number;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              actions: ('test' | 'send' | 'schedule' | 'cancel' | 'delete')[];
              content: {
                ar: {
                  html: string;
                  preheader: string;
                  subject: string;
                };
                en: {
                  html: string;
                  preheader: string;
                  subject: string;
                };
              };
              deliveries: {
                failed: number;
                sent: number;
                waiting: number;
              };
              id: number;
              may_write: boolean;
              own: boolean;
              queued: number;
              send_at: string | null;
              sent_at: string | null;
              /** @enum {string} */
              state: 'draft' | 'scheduled' | 'sending' | 'sent';
              subject_ar: string;
              subject_en: string;
              subscribers: {
                ar: number;
                en: number;
              };
              total: number | null;
              updated_at: string;
              updated_by: string | null;
              version: number;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskNewsletterByIdDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          version: number;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskNewsletterByIdSchedule: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          at: string;
          version: number;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              actions: ('test' | 'send' | 'schedule' | 'cancel' | 'delete')[];
              content: {
                ar: {
                  html: string;
                  preheader: string;
                  subject: string;
                };
                en: {
                  html: string;
                  preheader: string;
                  subject: string;
                };
              };
              deliveries: {
                failed: number;
                sent: number;
                waiting: number;
              };
              id: number;
              may_write: boolean;
              own: boolean;
              queued: number;
              send_at: string | null;
              sent_at: string | null;
              /** @enum {string} */
              state: 'draft' | 'scheduled' | 'sending' | 'sent';
              subject_ar: string;
              subject_en: string;
              subscribers: {
                ar: number;
                en: number;
              };
              total: number | null;
              updated_at: string;
              updated_by: string | null;
              version: number;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskNewsletterByIdSend: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          version: number;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              actions: ('test' | 'send' | 'schedule' | 'cancel' | 'delete')[];
              content: {
                ar: {
                  html: string;
                  preheader: string;
                  subject: string;
                };
                en: {
                  html: string;
                  preheader: string;
                  subject: string;
                };
              };
              deliveries: {
                failed: number;
                sent: number;
                waiting: number;
              };
              id: number;
              may_write: boolean;
              own: boolean;
              queued: number;
              send_at: string | null;
              sent_at: string | null;
              /** @enum {string} */
              state: 'draft' | 'scheduled' | 'sending' | 'sent';
              subject_ar: string;
              subject_en: string;
              subscribers: {
                ar: number;
                en: number;
              };
              total: number | null;
              updated_at: string;
              updated_by: string | null;
              version: number;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskNewsletterByIdTest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          version: number;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              languages: ('ar' | 'en')[];
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getContentDeskPictures: {
    parameters: {
      query?: {
        page?: number;
        search?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              may_write: boolean;
              page: number;
              per_page: number;
              pictures: {
                alt_ar: string;
                alt_en: string;
                bytes: number;
                focal_x: number;
                focal_y: number;
                height: number | null;
                path: string;
                /** @enum {string} */
                source: 'uploaded' | 'imported' | 'product';
                uploaded_at: string | null;
                uploaded_by: string | null;
                width: number | null;
              }[];
              total: number;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskPictures: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              existed: boolean;
              picture: {
                alt_ar: string;
                alt_en: string;
                bytes: number;
                focal_x: number;
                focal_y: number;
                height: number | null;
                path: string;
                /** @enum {string} */
                source: 'uploaded' | 'imported' | 'product';
                uploaded_at: string | null;
                uploaded_by: string | null;
                width: number | null;
              };
            };
          };
        };
      };
      /** @description It succeeded */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              existed: boolean;
              picture: {
                alt_ar: string;
                alt_en: string;
                bytes: number;
                focal_x: number;
                focal_y: number;
                height: number | null;
                path: string;
                /** @enum {string} */
                source: 'uploaded' | 'imported' | 'product';
                uploaded_at: string | null;
                uploaded_by: string | null;
                width: number | null;
              };
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getContentDeskPicturesDetails: {
    parameters: {
      query: {
        path: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              alt_ar: string;
              alt_en: string;
              bytes: number;
              focal_x: number;
              focal_y: number;
              height: number | null;
              may_delete: boolean;
              may_write: boolean;
              path: string;
              /** @enum {string} */
              source: 'uploaded' | 'imported' | 'product';
              uploaded_at: string | null;
              uploaded_by: string | null;
              uses: {
                /** @enum {string} */
                kind:
                  | 'post'
                  | 'doctor'
                  | 'job'
                  | 'offer'
                  | 'package'
                  | 'page'
                  | 'partner'
                  | 'review'
                  | 'service'
                  | 'skin-tip'
                  | 'slide'
                  | 'treatment'
                  | 'newsletter';
                name_ar: string;
                name_en: string;
                post_id: number | null;
              }[];
              width: number | null;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskPicturesDetails: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          alt_ar?: string;
          alt_en?: string;
          focal_x?: number;
          focal_y?: number;
          path: string;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              alt_ar: string;
              alt_en: string;
              bytes: number;
              focal_x: number;
              focal_y: number;
              height: number | null;
              may_delete: boolean;
              may_write: boolean;
              path: string;
              /** @enum {string} */
              source: 'uploaded' | 'imported' | 'product';
              uploaded_at: string | null;
              uploaded_by: string | null;
              uses: {
                /** @enum {string} */
                kind:
                  | 'post'
                  | 'doctor'
                  | 'job'
                  | 'offer'
                  | 'package'
                  | 'page'
                  | 'partner'
                  | 'review'
                  | 'service'
                  | 'skin-tip'
                  | 'slide'
                  | 'treatment'
                  | 'newsletter';
                name_ar: string;
                name_en: string;
                post_id: number | null;
              }[];
              width: number | null;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskPicturesRemovals: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          path: string;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getContentDeskPosts: {
    parameters: {
      query?: {
        before?: string;
        list?: 'all' | 'draft' | 'in-review' | 'approved' | 'published' | 'scheduled' | 'live' | 'bin';
        search?: string;
        type?: 'blog' | 'news';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              may: {
                publish: boolean;
                review: boolean;
                write: boolean;
              };
              next: string | null;
              posts: {
                expires_at: string | null;
                id: number;
                languages: {
                  /** @enum {string} */
                  ar: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
                  /** @enum {string} */
                  en: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
                };
                live: boolean;
                /** @default [] */
                machine_translated: ('ar' | 'en')[];
                publish_at: string | null;
                /** @enum {string} */
                state: 'draft' | 'in-review' | 'approved' | 'published';
                title_ar: string;
                title_en: string;
                /** @enum {string} */
                type: 'blog' | 'news';
                updated_at: string;
                updated_by: string | null;
                version: number;
              }[];
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskPosts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          type: 'blog' | 'news';
        };
      };
    };
    responses: {
      /** @description It succeeded */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              actions: (
                | 'submit'
                | 'return'
                | 'approve'
                | 'publish'
                | 'schedule'
                | 'expire'
                | 'unpublish'
                | 'current'
                | 'discard'
                | 'delete'
                | 'recover'
              )[];
              content: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              };
              deleted_at: string | null;
              expires_at: string | null;
              id: number;
              languages: {
                /** @enum {string} */
                ar: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
                /** @enum {string} */
                en: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
              };
              live: boolean;
              /** @default [] */
              machine_translated: ('ar' | 'en')[];
              may_write: boolean;
              note: string | null;
              own: boolean;
              publish_at: string | null;
              published: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              } | null;
              revisions: {
                at: string;
                by: string | null;
                number: number;
                /** @enum {string} */
                reason: 'imported' | 'saved' | 'submitted' | 'approved' | 'published' | 'restored' | 'replaced';
              }[];
              /** @enum {string} */
              state: 'draft' | 'in-review' | 'approved' | 'published';
              title_ar: string;
              title_en: string;
              /** @enum {string} */
              type: 'blog' | 'news';
              updated_at: string;
              updated_by: string | null;
              version: number;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getContentDeskPostsById: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              actions: (
                | 'submit'
                | 'return'
                | 'approve'
                | 'publish'
                | 'schedule'
                | 'expire'
                | 'unpublish'
                | 'current'
                | 'discard'
                | 'delete'
                | 'recover'
              )[];
              content: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              };
              deleted_at: string | null;
              expires_at: string | null;
              id: number;
              languages: {
                /** @enum {string} */
                ar: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
                /** @enum {string} */
                en: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
              };
              live: boolean;
              /** @default [] */
              machine_translated: ('ar' | 'en')[];
              may_write: boolean;
              note: string | null;
              own: boolean;
              publish_at: string | null;
              published: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              } | null;
              revisions: {
                at: string;
                by: string | null;
                number: number;
                /** @enum {string} */
                reason: 'imported' | 'saved' | 'submitted' | 'approved' | 'published' | 'restored' | 'replaced';
              }[];
              /** @enum {string} */
              state: 'draft' | 'in-review' | 'approved' | 'published';
              title_ar: string;
              title_en: string;
              /** @enum {string} */
              type: 'blog' | 'news';
              updated_at: string;
              updated_by: string | null;
              version: number;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskPostsById: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @default [] */
          accepts?: number[];
          content: {
            ar: {
              html: string;
              slug: string;
              summary: string;
              title: string;
            };
            category: string;
            en: {
              html: string;
              slug: string;
              summary: string;
              title: string;
            };
            image: string;
            published_on: string | null;
            reviewed_on: string | null;
            reviewer: number | null;
            /** @enum {string} */
            type: 'blog' | 'news';
          };
          /** @default false */
          keep?: boolean;
          version: number;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              post: {
                actions: (
                  | 'submit'
                  | 'return'
                  | 'approve'
                  | 'publish'
                  | 'schedule'
                  | 'expire'
                  | 'unpublish'
                  | 'current'
                  | 'discard'
                  | 'delete'
                  | 'recover'
                )[];
                content: {
                  ar: {
                    html: string;
                    slug: string;
                    summary: string;
                    title: string;
                  };
                  category: string;
                  en: {
                    html: string;
                    slug: string;
                    summary: string;
                    title: string;
                  };
                  image: string;
                  published_on: string | null;
                  reviewed_on: string | null;
                  reviewer: number | null;
                  /** @enum {string} */
                  type: 'blog' | 'news';
                };
                deleted_at: string | null;
                expires_at: string | null;
                id: number;
                languages: {
                  /** @enum {string} */
                  ar: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
                  /** @enum {string} */
                  en: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
                };
                live: boolean;
                /** @default [] */
                machine_translated: ('ar' | 'en')[];
                may_write: boolean;
                note: string | null;
                own: boolean;
                publish_at: string | null;
                published: {
                  ar: {
                    html: string;
                    slug: string;
                    summary: string;
                    title: string;
                  };
                  category: string;
                  en: {
                    html: string;
                    slug: string;
                    summary: string;
                    title: string;
                  };
                  image: string;
                  published_on: string | null;
                  reviewed_on: string | null;
                  reviewer: number | null;
                  /** @enum {string} */
                  type: 'blog' | 'news';
                } | null;
                revisions: {
                  at: string;
                  by: string | null;
                  number: number;
                  /** @enum {string} */
                  reason: 'imported' | 'saved' | 'submitted' | 'approved' | 'published' | 'restored' | 'replaced';
                }[];
                /** @enum {string} */
                state: 'draft' | 'in-review' | 'approved' | 'published';
                title_ar: string;
                title_en: string;
                /** @enum {string} */
                type: 'blog' | 'news';
                updated_at: string;
                updated_by: string | null;
                version: number;
              };
              removed: string[];
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskPostsByIdApprove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          at?: string | null;
          /** @enum {string} */
          lang?: 'ar' | 'en';
          note?: string;
          version: number;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              actions: (
                | 'submit'
                | 'return'
                | 'approve'
                | 'publish'
                | 'schedule'
                | 'expire'
                | 'unpublish'
                | 'current'
                | 'discard'
                | 'delete'
                | 'recover'
              )[];
              content: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              };
              deleted_at: string | null;
              expires_at: string | null;
              id: number;
              languages: {
                /** @enum {string} */
                ar: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
                /** @enum {string} */
                en: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
              };
              live: boolean;
              /** @default [] */
              machine_translated: ('ar' | 'en')[];
              may_write: boolean;
              note: string | null;
              own: boolean;
              publish_at: string | null;
              published: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              } | null;
              revisions: {
                at: string;
                by: string | null;
                number: number;
                /** @enum {string} */
                reason: 'imported' | 'saved' | 'submitted' | 'approved' | 'published' | 'restored' | 'replaced';
              }[];
              /** @enum {string} */
              state: 'draft' | 'in-review' | 'approved' | 'published';
              title_ar: string;
              title_en: string;
              /** @enum {string} */
              type: 'blog' | 'news';
              updated_at: string;
              updated_by: string | null;
              version: number;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getContentDeskPostsByIdComments: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              accepted: boolean;
              after: string;
              at: string;
              before: string;
              body: string;
              by: string | null;
              id: number;
              /** @enum {string} */
              lang: 'ar' | 'en';
              proposal: string | null;
              quote: string;
              replies: {
                at: string;
                body: string;
                by: string | null;
                id: number;
              }[];
              resolved: boolean;
            }[];
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskPostsByIdComments: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          after: string;
          before: string;
          body: string;
          /** @enum {string} */
          lang: 'ar' | 'en';
          /** @default null */
          proposal?: string | null;
          quote: string;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              accepted: boolean;
              after: string;
              at: string;
              before: string;
              body: string;
              by: string | null;
              id: number;
              /** @enum {string} */
              lang: 'ar' | 'en';
              proposal: string | null;
              quote: string;
              replies: {
                at: string;
                body: string;
                by: string | null;
                id: number;
              }[];
              resolved: boolean;
            }[];
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskPostsByIdCommentsByCommentReplies: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        comment: number;
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          body: string;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              accepted: boolean;
              after: string;
              at: string;
              before: string;
              body: string;
              by: string | null;
              id: number;
              /** @enum {string} */
              lang: 'ar' | 'en';
              proposal: string | null;
              quote: string;
              replies: {
                at: string;
                body: string;
                by: string | null;
                id: number;
              }[];
              resolved: boolean;
            }[];
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskPostsByIdCommentsByCommentResolution: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        comment: number;
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          resolved: boolean;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              accepted: boolean;
              after: string;
              at: string;
              before: string;
              body: string;
              by: string | null;
              id: number;
              /** @enum {string} */
              lang: 'ar' | 'en';
              proposal: string | null;
              quote: string;
              replies: {
                at: string;
                body: string;
                by: string | null;
                id: number;
              }[];
              resolved: boolean;
            }[];
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskPostsByIdCurrent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          at?: string | null;
          /** @enum {string} */
          lang?: 'ar' | 'en';
          note?: string;
          version: number;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              actions: (
                | 'submit'
                | 'return'
                | 'approve'
                | 'publish'
                | 'schedule'
                | 'expire'
                | 'unpublish'
                | 'current'
                | 'discard'
                | 'delete'
                | 'recover'
              )[];
              content: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              };
              deleted_at: string | null;
              expires_at: string | null;
              id: number;
              languages: {
                /** @enum {string} */
                ar: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
                /** @enum {string} */
                en: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
              };
              live: boolean;
              /** @default [] */
              machine_translated: ('ar' | 'en')[];
              may_write: boolean;
              note: string | null;
              own: boolean;
              publish_at: string | null;
              published: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              } | null;
              revisions: {
                at: string;
                by: string | null;
                number: number;
                /** @enum {string} */
                reason: 'imported' | 'saved' | 'submitted' | 'approved' | 'published' | 'restored' | 'replaced';
              }[];
              /** @enum {string} */
              state: 'draft' | 'in-review' | 'approved' | 'published';
              title_ar: string;
              title_en: string;
              /** @enum {string} */
              type: 'blog' | 'news';
              updated_at: string;
              updated_by: string | null;
              version: number;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskPostsByIdDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          at?: string | null;
          /** @enum {string} */
          lang?: 'ar' | 'en';
          note?: string;
          version: number;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              actions: (
                | 'submit'
                | 'return'
                | 'approve'
                | 'publish'
                | 'schedule'
                | 'expire'
                | 'unpublish'
                | 'current'
                | 'discard'
                | 'delete'
                | 'recover'
              )[];
              content: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              };
              deleted_at: string | null;
              expires_at: string | null;
              id: number;
              languages: {
                /** @enum {string} */
                ar: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
                /** @enum {string} */
                en: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
              };
              live: boolean;
              /** @default [] */
              machine_translated: ('ar' | 'en')[];
              may_write: boolean;
              note: string | null;
              own: boolean;
              publish_at: string | null;
              published: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              } | null;
              revisions: {
                at: string;
                by: string | null;
                number: number;
                /** @enum {string} */
                reason: 'imported' | 'saved' | 'submitted' | 'approved' | 'published' | 'restored' | 'replaced';
              }[];
              /** @enum {string} */
              state: 'draft' | 'in-review' | 'approved' | 'published';
              title_ar: string;
              title_en: string;
              /** @enum {string} */
              type: 'blog' | 'news';
              updated_at: string;
              updated_by: string | null;
              version: number;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskPostsByIdDiscard: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          at?: string | null;
          /** @enum {string} */
          lang?: 'ar' | 'en';
          note?: string;
          version: number;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              actions: (
                | 'submit'
                | 'return'
                | 'approve'
                | 'publish'
                | 'schedule'
                | 'expire'
                | 'unpublish'
                | 'current'
                | 'discard'
                | 'delete'
                | 'recover'
              )[];
              content: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              };
              deleted_at: string | null;
              expires_at: string | null;
              id: number;
              languages: {
                /** @enum {string} */
                ar: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
                /** @enum {string} */
                en: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
              };
              live: boolean;
              /** @default [] */
              machine_translated: ('ar' | 'en')[];
              may_write: boolean;
              note: string | null;
              own: boolean;
              publish_at: string | null;
              published: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              } | null;
              revisions: {
                at: string;
                by: string | null;
                number: number;
                /** @enum {string} */
                reason: 'imported' | 'saved' | 'submitted' | 'approved' | 'published' | 'restored' | 'replaced';
              }[];
              /** @enum {string} */
              state: 'draft' | 'in-review' | 'approved' | 'published';
              title_ar: string;
              title_en: string;
              /** @enum {string} */
              type: 'blog' | 'news';
              updated_at: string;
              updated_by: string | null;
              version: number;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskPostsByIdExpire: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          at?: string | null;
          /** @enum {string} */
          lang?: 'ar' | 'en';
          note?: string;
          version: number;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              actions: (
                | 'submit'
                | 'return'
                | 'approve'
                | 'publish'
                | 'schedule'
                | 'expire'
                | 'unpublish'
                | 'current'
                | 'discard'
                | 'delete'
                | 'recover'
              )[];
              content: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              };
              deleted_at: string | null;
              expires_at: string | null;
              id: number;
              languages: {
                /** @enum {string} */
                ar: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
                /** @enum {string} */
                en: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
              };
              live: boolean;
              /** @default [] */
              machine_translated: ('ar' | 'en')[];
              may_write: boolean;
              note: string | null;
              own: boolean;
              publish_at: string | null;
              published: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              } | null;
              revisions: {
                at: string;
                by: string | null;
                number: number;
                /** @enum {string} */
                reason: 'imported' | 'saved' | 'submitted' | 'approved' | 'published' | 'restored' | 'replaced';
              }[];
              /** @enum {string} */
              state: 'draft' | 'in-review' | 'approved' | 'published';
              title_ar: string;
              title_en: string;
              /** @enum {string} */
              type: 'blog' | 'news';
              updated_at: string;
              updated_by: string | null;
              version: number;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskPostsByIdPreviews: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              expires_at: string;
              token: string;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskPostsByIdPublish: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          at?: string | null;
          /** @enum {string} */
          lang?: 'ar' | 'en';
          note?: string;
          version: number;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              actions: (
                | 'submit'
                | 'return'
                | 'approve'
                | 'publish'
                | 'schedule'
                | 'expire'
                | 'unpublish'
                | 'current'
                | 'discard'
                | 'delete'
                | 'recover'
              )[];
              content: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              };
              deleted_at: string | null;
              expires_at: string | null;
              id: number;
              languages: {
                /** @enum {string} */
                ar: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
                /** @enum {string} */
                en: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
              };
              live: boolean;
              /** @default [] */
              machine_translated: ('ar' | 'en')[];
              may_write: boolean;
              note: string | null;
              own: boolean;
              publish_at: string | null;
              published: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              } | null;
              revisions: {
                at: string;
                by: string | null;
                number: number;
                /** @enum {string} */
                reason: 'imported' | 'saved' | 'submitted' | 'approved' | 'published' | 'restored' | 'replaced';
              }[];
              /** @enum {string} */
              state: 'draft' | 'in-review' | 'approved' | 'published';
              title_ar: string;
              title_en: string;
              /** @enum {string} */
              type: 'blog' | 'news';
              updated_at: string;
              updated_by: string | null;
              version: number;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskPostsByIdRecover: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          at?: string | null;
          /** @enum {string} */
          lang?: 'ar' | 'en';
          note?: string;
          version: number;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              actions: (
                | 'submit'
                | 'return'
                | 'approve'
                | 'publish'
                | 'schedule'
                | 'expire'
                | 'unpublish'
                | 'current'
                | 'discard'
                | 'delete'
                | 'recover'
              )[];
              content: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              };
              deleted_at: string | null;
              expires_at: string | null;
              id: number;
              languages: {
                /** @enum {string} */
                ar: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
                /** @enum {string} */
                en: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
              };
              live: boolean;
              /** @default [] */
              machine_translated: ('ar' | 'en')[];
              may_write: boolean;
              note: string | null;
              own: boolean;
              publish_at: string | null;
              published: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              } | null;
              revisions: {
                at: string;
                by: string | null;
                number: number;
                /** @enum {string} */
                reason: 'imported' | 'saved' | 'submitted' | 'approved' | 'published' | 'restored' | 'replaced';
              }[];
              /** @enum {string} */
              state: 'draft' | 'in-review' | 'approved' | 'published';
              title_ar: string;
              title_en: string;
              /** @enum {string} */
              type: 'blog' | 'news';
              updated_at: string;
              updated_by: string | null;
              version: number;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskPostsByIdReturn: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          at?: string | null;
          /** @enum {string} */
          lang?: 'ar' | 'en';
          note?: string;
          version: number;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              actions: (
                | 'submit'
                | 'return'
                | 'approve'
                | 'publish'
                | 'schedule'
                | 'expire'
                | 'unpublish'
                | 'current'
                | 'discard'
                | 'delete'
                | 'recover'
              )[];
              content: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              };
              deleted_at: string | null;
              expires_at: string | null;
              id: number;
              languages: {
                /** @enum {string} */
                ar: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
                /** @enum {string} */
                en: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
              };
              live: boolean;
              /** @default [] */
              machine_translated: ('ar' | 'en')[];
              may_write: boolean;
              note: string | null;
              own: boolean;
              publish_at: string | null;
              published: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              } | null;
              revisions: {
                at: string;
                by: string | null;
                number: number;
                /** @enum {string} */
                reason: 'imported' | 'saved' | 'submitted' | 'approved' | 'published' | 'restored' | 'replaced';
              }[];
              /** @enum {string} */
              state: 'draft' | 'in-review' | 'approved' | 'published';
              title_ar: string;
              title_en: string;
              /** @enum {string} */
              type: 'blog' | 'news';
              updated_at: string;
              updated_by: string | null;
              version: number;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getContentDeskPostsByIdRevisionsByNumber: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
        number: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              at: string;
              by: string | null;
              content: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              };
              number: number;
              /** @enum {string} */
              reason: 'imported' | 'saved' | 'submitted' | 'approved' | 'published' | 'restored' | 'replaced';
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskPostsByIdRevisionsByNumberRestore: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
        number: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          version: number;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              actions: (
                | 'submit'
                | 'return'
                | 'approve'
                | 'publish'
                | 'schedule'
                | 'expire'
                | 'unpublish'
                | 'current'
                | 'discard'
                | 'delete'
                | 'recover'
              )[];
              content: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              };
              deleted_at: string | null;
              expires_at: string | null;
              id: number;
              languages: {
                /** @enum {string} */
                ar: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
                /** @enum {string} */
                en: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
              };
              live: boolean;
              /** @default [] */
              machine_translated: ('ar' | 'en')[];
              may_write: boolean;
              note: string | null;
              own: boolean;
              publish_at: string | null;
              published: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              } | null;
              revisions: {
                at: string;
                by: string | null;
                number: number;
                /** @enum {string} */
                reason: 'imported' | 'saved' | 'submitted' | 'approved' | 'published' | 'restored' | 'replaced';
              }[];
              /** @enum {string} */
              state: 'draft' | 'in-review' | 'approved' | 'published';
              title_ar: string;
              title_en: string;
              /** @enum {string} */
              type: 'blog' | 'news';
              updated_at: string;
              updated_by: string | null;
              version: number;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskPostsByIdSchedule: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          at?: string | null;
          /** @enum {string} */
          lang?: 'ar' | 'en';
          note?: string;
          version: number;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              actions: (
                | 'submit'
                | 'return'
                | 'approve'
                | 'publish'
                | 'schedule'
                | 'expire'
                | 'unpublish'
                | 'current'
                | 'discard'
                | 'delete'
                | 'recover'
              )[];
              content: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              };
              deleted_at: string | null;
              expires_at: string | null;
              id: number;
              languages: {
                /** @enum {string} */
                ar: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
                /** @enum {string} */
                en: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
              };
              live: boolean;
              /** @default [] */
              machine_translated: ('ar' | 'en')[];
              may_write: boolean;
              note: string | null;
              own: boolean;
              publish_at: string | null;
              published: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              } | null;
              revisions: {
                at: string;
                by: string | null;
                number: number;
                /** @enum {string} */
                reason: 'imported' | 'saved' | 'submitted' | 'approved' | 'published' | 'restored' | 'replaced';
              }[];
              /** @enum {string} */
              state: 'draft' | 'in-review' | 'approved' | 'published';
              title_ar: string;
              title_en: string;
              /** @enum {string} */
              type: 'blog' | 'news';
              updated_at: string;
              updated_by: string | null;
              version: number;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskPostsByIdSubmit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          at?: string | null;
          /** @enum {string} */
          lang?: 'ar' | 'en';
          note?: string;
          version: number;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              actions: (
                | 'submit'
                | 'return'
                | 'approve'
                | 'publish'
                | 'schedule'
                | 'expire'
                | 'unpublish'
                | 'current'
                | 'discard'
                | 'delete'
                | 'recover'
              )[];
              content: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              };
              deleted_at: string | null;
              expires_at: string | null;
              id: number;
              languages: {
                /** @enum {string} */
                ar: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
                /** @enum {string} */
                en: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
              };
              live: boolean;
              /** @default [] */
              machine_translated: ('ar' | 'en')[];
              may_write: boolean;
              note: string | null;
              own: boolean;
              publish_at: string | null;
              published: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              } | null;
              revisions: {
                at: string;
                by: string | null;
                number: number;
                /** @enum {string} */
                reason: 'imported' | 'saved' | 'submitted' | 'approved' | 'published' | 'restored' | 'replaced';
              }[];
              /** @enum {string} */
              state: 'draft' | 'in-review' | 'approved' | 'published';
              title_ar: string;
              title_en: string;
              /** @enum {string} */
              type: 'blog' | 'news';
              updated_at: string;
              updated_by: string | null;
              version: number;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskPostsByIdTranslation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          part: number;
          /** @enum {string} */
          to: 'ar' | 'en';
          version: number;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              html: string;
              parts: number;
              summary: string;
              title: string;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskPostsByIdTranslationConfirmation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          lang: 'ar' | 'en';
          version: number;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              actions: (
                | 'submit'
                | 'return'
                | 'approve'
                | 'publish'
                | 'schedule'
                | 'expire'
                | 'unpublish'
                | 'current'
                | 'discard'
                | 'delete'
                | 'recover'
              )[];
              content: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              };
              deleted_at: string | null;
              expires_at: string | null;
              id: number;
              languages: {
                /** @enum {string} */
                ar: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
                /** @enum {string} */
                en: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
              };
              live: boolean;
              /** @default [] */
              machine_translated: ('ar' | 'en')[];
              may_write: boolean;
              note: string | null;
              own: boolean;
              publish_at: string | null;
              published: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              } | null;
              revisions: {
                at: string;
                by: string | null;
                number: number;
                /** @enum {string} */
                reason: 'imported' | 'saved' | 'submitted' | 'approved' | 'published' | 'restored' | 'replaced';
              }[];
              /** @enum {string} */
              state: 'draft' | 'in-review' | 'approved' | 'published';
              title_ar: string;
              title_en: string;
              /** @enum {string} */
              type: 'blog' | 'news';
              updated_at: string;
              updated_by: string | null;
              version: number;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskPostsByIdUnpublish: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          at?: string | null;
          /** @enum {string} */
          lang?: 'ar' | 'en';
          note?: string;
          version: number;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              actions: (
                | 'submit'
                | 'return'
                | 'approve'
                | 'publish'
                | 'schedule'
                | 'expire'
                | 'unpublish'
                | 'current'
                | 'discard'
                | 'delete'
                | 'recover'
              )[];
              content: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              };
              deleted_at: string | null;
              expires_at: string | null;
              id: number;
              languages: {
                /** @enum {string} */
                ar: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
                /** @enum {string} */
                en: 'draft' | 'to-translate' | 'to-review' | 'live' | 'outdated';
              };
              live: boolean;
              /** @default [] */
              machine_translated: ('ar' | 'en')[];
              may_write: boolean;
              note: string | null;
              own: boolean;
              publish_at: string | null;
              published: {
                ar: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                category: string;
                en: {
                  html: string;
                  slug: string;
                  summary: string;
                  title: string;
                };
                image: string;
                published_on: string | null;
                reviewed_on: string | null;
                reviewer: number | null;
                /** @enum {string} */
                type: 'blog' | 'news';
              } | null;
              revisions: {
                at: string;
                by: string | null;
                number: number;
                /** @enum {string} */
                reason: 'imported' | 'saved' | 'submitted' | 'approved' | 'published' | 'restored' | 'replaced';
              }[];
              /** @enum {string} */
              state: 'draft' | 'in-review' | 'approved' | 'published';
              title_ar: string;
              title_en: string;
              /** @enum {string} */
              type: 'blog' | 'news';
              updated_at: string;
              updated_by: string | null;
              version: number;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskPostsBulk: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          action: 'submit' | 'publish' | 'unpublish' | 'delete' | 'recover';
          posts: {
            id: number;
            version: number;
          }[];
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              done: number[];
              failed: {
                /** @enum {string} */
                code:
                  | 'BAD_REQUEST'
                  | 'UNAUTHENTICATED'
                  | 'SESSION_EXPIRED'
                  | 'INVALID_CREDENTIALS'
                  | 'FORBIDDEN'
                  | 'CSRF_MISMATCH'
                  | 'PREVIEW_READ_ONLY'
                  | 'PHONE_NOT_VERIFIED'
                  | 'SECOND_FACTOR_REQUIRED'
                  | 'CONFIRMATION_REQUIRED'
                  | 'FACTOR_CONFIRMATION_REQUIRED'
                  | 'NOT_FOUND'
                  | 'SLOT_TAKEN'
                  | 'DAY_FULL'
                  | 'PATIENT_BUSY'
                  | 'ALREADY_ANSWERED'
                  | 'ALREADY_CLAIMED'
                  | 'NOT_CLAIMED'
                  | 'INVALID_TRANSITION'
                  | 'EDIT_CONFLICT'
                  | 'TRANSLATION_OFF'
                  | 'VISITS_UNSETTLED'
                  | 'OUTSIDE_LIMITS'
                  | 'ALREADY_WAITING'
                  | 'IDEMPOTENCY_CONFLICT'
                  | 'HOLD_EXPIRED'
                  | 'OTP_EXPIRED'
                  | 'LINK_INVALID'
                  | 'LINK_EXPIRED'
                  | 'LINK_USED'
                  | 'OFFER_EXPIRED'
                  | 'PREVIEW_ENDED'
                  | 'FILE_TOO_LARGE'
                  | 'FILE_TYPE'
                  | 'FILE_UNSAFE'
                  | 'VALIDATION'
                  | 'DATE_OUT_OF_RANGE'
                  | 'SLOT_NOT_OFFERED'
                  | 'TOO_SOON'
                  | 'TOO_LATE_TO_CANCEL'
                  | 'TOO_MANY_BOOKINGS'
                  | 'TOO_MANY_WAITING'
                  | 'OTP_INVALID'
                  | 'IDEMPOTENCY_MISMATCH'
                  | 'CHALLENGE_REQUIRED'
                  | 'RATE_LIMITED'
                  | 'INTERNAL'
                  | 'MAINTENANCE'
                  | 'TRANSLATION_FAILED'
                  | 'BUSY';
                fields: string[];
                id: number;
              }[];
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentDeskSitePreviews: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          at: string;
          /** @default / */
          path?: string;
          /** @default null */
          post?: number | null;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              at: string;
              expires_at: string;
              link: string;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getContentDeskTerms: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              avoid_ar: string[];
              avoid_en: string[];
              id: string;
              note_ar: string;
              note_en: string;
              term_ar: string;
              term_en: string;
            }[];
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getContentRecords: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              /** @enum {string} */
              collection:
                | 'offers'
                | 'packages'
                | 'treatments'
                | 'notices'
                | 'doctors'
                | 'specialties'
                | 'branches'
                | 'hours'
                | 'jobs'
                | 'slides'
                | 'services'
                | 'reviews'
                | 'partners'
                | 'pages'
                | 'extra-pages'
                | 'skin-tips'
                | 'categories'
                | 'awareness-rules'
                | 'terms'
                | 'surveys'
                | 'assessments'
                | 'referral-options'
                | 'settings';
              count: number;
              may_edit: boolean;
            }[];
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getContentRecordsByCollection: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        collection:
          | 'offers'
          | 'packages'
          | 'treatments'
          | 'notices'
          | 'doctors'
          | 'specialties'
          | 'branches'
          | 'hours'
          | 'jobs'
          | 'slides'
          | 'services'
          | 'reviews'
          | 'partners'
          | 'pages'
          | 'extra-pages'
          | 'skin-tips'
          | 'categories'
          | 'awareness-rules'
          | 'terms'
          | 'surveys'
          | 'assessments'
          | 'referral-options'
          | 'settings';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              closed?: {
                id: string;
                title_ar: string;
                title_en: string;
              }[];
              may: {
                add: boolean;
                edit: boolean;
                order: boolean;
                remove: boolean;
              };
              records: {
                id: string;
                title_ar: string;
                title_en: string;
              }[];
              version: string;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getContentRecordsByCollectionForm: {
    parameters: {
      query?: {
        returning?: string;
      };
      header?: never;
      path: {
        collection:
          | 'offers'
          | 'packages'
          | 'treatments'
          | 'notices'
          | 'doctors'
          | 'specialties'
          | 'branches'
          | 'hours'
          | 'jobs'
          | 'slides'
          | 'services'
          | 'reviews'
          | 'partners'
          | 'pages'
          | 'extra-pages'
          | 'skin-tips'
          | 'categories'
          | 'awareness-rules'
          | 'terms'
          | 'surveys'
          | 'assessments'
          | 'referral-options'
          | 'settings';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              blank: {
                [key: string]: unknown;
              };
              fields: {
                bilingual: boolean;
                choices: (
                  | 'female'
                  | 'male'
                  | 'deep'
                  | 'soft'
                  | 'sand'
                  | 'chat'
                  | 'contact'
                  | 'link'
                  | 'full-time'
                  | 'part-time'
                  | 'contract'
                  | 'freelance'
                  | 'rating'
                  | 'choice'
                  | 'choices'
                  | 'text'
                  | 'good'
                  | 'watch'
                  | 'act'
                  | 'day'
                  | 'week'
                  | 'month'
                )[];
                empty: ('null' | 'text' | 'absent') | null;
                fixed: boolean;
                /** @enum {string} */
                kind:
                  | 'text'
                  | 'paragraphs'
                  | 'html'
                  | 'slug'
                  | 'number'
                  | 'yes-no'
                  | 'day'
                  | 'time'
                  | 'choice'
                  | 'picture'
                  | 'link'
                  | 'email'
                  | 'weekdays'
                  | 'reference'
                  | 'references'
                  | 'texts'
                  | 'parts'
                  | 'answer'
                  | 'question';
                least: number | null;
                most: number | null;
                /** @enum {string} */
                name:
                  | 'active'
                  | 'address'
                  | 'answer'
                  | 'audience'
                  | 'avoid'
                  | 'bio'
                  | 'body'
                  | 'button_link'
                  | 'button_text'
                  | 'city'
                  | 'closes_on'
                  | 'confidence'
                  | 'cta'
                  | 'cta_link'
                  | 'cta_text'
                  | 'date'
                  | 'days'
                  | 'department'
                  | 'description'
                  | 'description_html'
                  | 'discount_percent'
                  | 'doctor'
                  | 'duration_type'
                  | 'duties'
                  | 'ends_on'
                  | 'exclusive'
                  | 'featured'
                  | 'featured_doctor'
                  | 'gender'
                  | 'given_answer'
                  | 'groups'
                  | 'heading'
                  | 'hours'
                  | 'icon'
                  | 'id'
                  | 'image'
                  | 'inbox_email'
                  | 'instalments'
                  | 'intro'
                  | 'items'
                  | 'job_titles'
                  | 'jumps'
                  | 'kind'
                  | 'label'
                  | 'latitude'
                  | 'lead'
                  | 'licence_no'
                  | 'link'
                  | 'longitude'
                  | 'map_url'
                  | 'minutes'
                  | 'mobile_image'
                  | 'name'
                  | 'name_arabic'
                  | 'name_english'
                  | 'next_question'
                  | 'note'
                  | 'number'
                  | 'on'
                  | 'open'
                  | 'opens'
                  | 'options'
                  | 'order'
                  | 'other_answer'
                  | 'own_answers'
                  | 'phone'
                  | 'place'
                  | 'posted_on'
                  | 'preparation'
                  | 'price'
                  | 'price_before'
                  | 'question'
                  | 'questions'
                  | 'rating'
                  | 'required'
                  | 'requirements'
                  | 'results'
                  | 'rule'
                  | 'score'
                  | 'scroll_to'
                  | 'secondary_button_link'
                  | 'secondary_button_text'
                  | 'sections'
                  | 'services'
                  | 'slug'
                  | 'specialties'
                  | 'specialty'
                  | 'spoken_languages'
                  | 'starts_on'
                  | 'style'
                  | 'styled'
                  | 'subtitle'
                  | 'summary'
                  | 'term'
                  | 'text'
                  | 'title'
                  | 'tone'
                  | 'type'
                  | 'up_to'
                  | 'urgent'
                  | 'urgent_question'
                  | 'valid_from'
                  | 'valid_from_year'
                  | 'valid_to'
                  | 'valid_to_year'
                  | 'value'
                  | 'web_image'
                  | 'weight'
                  | 'years_of_experience';
                path: string;
                refers_to: ('doctors' | 'specialties') | null;
                whole: boolean;
              }[];
              may: {
                add: boolean;
                edit: boolean;
                order: boolean;
                remove: boolean;
              };
              references: {
                doctors: {
                  title_ar: string;
                  title_en: string;
                  value: string | number;
                }[];
                specialties: {
                  title_ar: string;
                  title_en: string;
                  value: string | number;
                }[];
              };
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentRecordsByCollectionOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        collection:
          | 'offers'
          | 'packages'
          | 'treatments'
          | 'notices'
          | 'doctors'
          | 'specialties'
          | 'branches'
          | 'hours'
          | 'jobs'
          | 'slides'
          | 'services'
          | 'reviews'
          | 'partners'
          | 'pages'
          | 'extra-pages'
          | 'skin-tips'
          | 'categories'
          | 'awareness-rules'
          | 'terms'
          | 'surveys'
          | 'assessments'
          | 'referral-options'
          | 'settings';
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          ids: string[];
          version: string;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              closed?: {
                id: string;
                title_ar: string;
                title_en: string;
              }[];
              may: {
                add: boolean;
                edit: boolean;
                order: boolean;
                remove: boolean;
              };
              records: {
                id: string;
                title_ar: string;
                title_en: string;
              }[];
              version: string;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentRecordsByCollectionRecords: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        collection:
          | 'offers'
          | 'packages'
          | 'treatments'
          | 'notices'
          | 'doctors'
          | 'specialties'
          | 'branches'
          | 'hours'
          | 'jobs'
          | 'slides'
          | 'services'
          | 'reviews'
          | 'partners'
          | 'pages'
          | 'extra-pages'
          | 'skin-tips'
          | 'categories'
          | 'awareness-rules'
          | 'terms'
          | 'surveys'
          | 'assessments'
          | 'referral-options'
          | 'settings';
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          record: {
            [key: string]: unknown;
          };
          restores?: number;
          returns?: boolean;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              id: string;
              record: {
                [key: string]: unknown;
              };
              removed: string[];
              replayed?: boolean;
              version: string;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getContentRecordsByCollectionRecordsById: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        collection:
          | 'offers'
          | 'packages'
          | 'treatments'
          | 'notices'
          | 'doctors'
          | 'specialties'
          | 'branches'
          | 'hours'
          | 'jobs'
          | 'slides'
          | 'services'
          | 'reviews'
          | 'partners'
          | 'pages'
          | 'extra-pages'
          | 'skin-tips'
          | 'categories'
          | 'awareness-rules'
          | 'terms'
          | 'surveys'
          | 'assessments'
          | 'referral-options'
          | 'settings';
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              id: string;
              may_edit?: boolean;
              record: {
                [key: string]: unknown;
              };
              version: string;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentRecordsByCollectionRecordsById: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        collection:
          | 'offers'
          | 'packages'
          | 'treatments'
          | 'notices'
          | 'doctors'
          | 'specialties'
          | 'branches'
          | 'hours'
          | 'jobs'
          | 'slides'
          | 'services'
          | 'reviews'
          | 'partners'
          | 'pages'
          | 'extra-pages'
          | 'skin-tips'
          | 'categories'
          | 'awareness-rules'
          | 'terms'
          | 'surveys'
          | 'assessments'
          | 'referral-options'
          | 'settings';
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          record: {
            [key: string]: unknown;
          };
          version: string;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              id: string;
              record: {
                [key: string]: unknown;
              };
              removed: string[];
              replayed?: boolean;
              version: string;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postContentRecordsByCollectionRecordsByIdRemoval: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        collection:
          | 'offers'
          | 'packages'
          | 'treatments'
          | 'notices'
          | 'doctors'
          | 'specialties'
          | 'branches'
          | 'hours'
          | 'jobs'
          | 'slides'
          | 'services'
          | 'reviews'
          | 'partners'
          | 'pages'
          | 'extra-pages'
          | 'skin-tips'
          | 'categories'
          | 'awareness-rules'
          | 'terms'
          | 'surveys'
          | 'assessments'
          | 'referral-options'
          | 'settings';
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          version: string;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getContentRecordsByCollectionRevisions: {
    parameters: {
      query?: {
        reason?: 'saved' | 'removed' | 'imported';
        record?: string;
      };
      header?: never;
      path: {
        collection:
          | 'offers'
          | 'packages'
          | 'treatments'
          | 'notices'
          | 'doctors'
          | 'specialties'
          | 'branches'
          | 'hours'
          | 'jobs'
          | 'slides'
          | 'services'
          | 'reviews'
          | 'partners'
          | 'pages'
          | 'extra-pages'
          | 'skin-tips'
          | 'categories'
          | 'awareness-rules'
          | 'terms'
          | 'surveys'
          | 'assessments'
          | 'referral-options'
          | 'settings';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              by: string | null;
              id: number;
              /** @enum {string} */
              reason: 'saved' | 'removed' | 'imported';
              record_id: string;
              replaced_at: string;
              title_ar: string;
              title_en: string;
            }[];
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getContentRecordsByCollectionRevisionsByRevision: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        collection:
          | 'offers'
          | 'packages'
          | 'treatments'
          | 'notices'
          | 'doctors'
          | 'specialties'
          | 'branches'
          | 'hours'
          | 'jobs'
          | 'slides'
          | 'services'
          | 'reviews'
          | 'partners'
          | 'pages'
          | 'extra-pages'
          | 'skin-tips'
          | 'categories'
          | 'awareness-rules'
          | 'terms'
          | 'surveys'
          | 'assessments'
          | 'referral-options'
          | 'settings';
        revision: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              by: string | null;
              id: number;
              /** @enum {string} */
              reason: 'saved' | 'removed' | 'imported';
              record: {
                [key: string]: unknown;
              };
              record_id: string;
              replaced_at: string;
              title_ar: string;
              title_en: string;
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getContentRecordsSearch: {
    parameters: {
      query: {
        search: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              /** @enum {string} */
              collection:
                | 'offers'
                | 'packages'
                | 'treatments'
                | 'notices'
                | 'doctors'
                | 'specialties'
                | 'branches'
                | 'hours'
                | 'jobs'
                | 'slides'
                | 'services'
                | 'reviews'
                | 'partners'
                | 'pages'
                | 'extra-pages'
                | 'skin-tips'
                | 'categories'
                | 'awareness-rules'
                | 'terms'
                | 'surveys'
                | 'assessments'
                | 'referral-options'
                | 'settings';
              id: string;
              title_ar: string;
              title_en: string;
            }[];
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getCsrfCookie: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getDataVersion: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DataVersion'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getDependents: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DependentList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postDependents: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names what is sent: when it comes again under the same key, the answer is the first one */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WriteDependentInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DependentResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  deleteDependentsById: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  patchDependentsById: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeDependentInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DependentResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getDeskEvents: {
    parameters: {
      query: {
        at: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A file */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getDoctors: {
    parameters: {
      query?: {
        branch?: string;
        free_within?: number;
        gender?: 'female' | 'male';
        language?: string;
        name?: string;
        page?: number;
        specialty?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoctorDirectory'];
        };
      };
      400: components['responses']['BadRequest'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getDoctorsBySpecialtyId: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        specialtyId: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoctorList'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getDoctorsBySlug: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoctorDetailResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getDoctorsRandomByCount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        count: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoctorList'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getExtraPagesBySlug: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ExtraPageResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getFeedsByName: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A file */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/rss+xml': string;
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postHolds: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['HoldRequestInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HoldResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  deleteHoldsById: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getHome: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HomeSettingsResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getHours: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HoursResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getInsurancePartners: {
    parameters: {
      query?: {
        random?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerList'];
        };
      };
      400: components['responses']['BadRequest'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getJobs: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JobList'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getJobsBySlug: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JobDetailResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postJobsBySlugApplications: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Received'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postLogin: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LoginRequestInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoginResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getLoginSecondFactor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FactorChoice'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postLoginSecondFactor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json':
          | {
              code: string;
            }
          | {
              passkey: components['schemas']['PasskeyAssertionInput'];
            };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoginResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postLogout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getNewsLatest: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PostList'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getNewsletterOneClick: {
    parameters: {
      query: {
        token: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postNewsletterOneClick: {
    parameters: {
      query: {
        token: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewsletterResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postNewsletterSubscribe: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          email: string;
          website?: string;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewsletterResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postNewsletterUnsubscribe: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          token: string;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewsletterResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getNotifications: {
    parameters: {
      query?: {
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotificationPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postNotificationsRead: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json':
          | {
              ids: number[];
            }
          | {
              /** @enum {boolean} */
              all: true;
            };
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UnreadResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getOffers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OfferList'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getPackages: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PackageList'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getPackagesBySlug: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PackageDetailResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getPagesById: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PageContentResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postPasswordForgot: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ForgotPasswordInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getPasswordInvitation: {
    parameters: {
      query: {
        key: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postPasswordReset: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResetPasswordInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postPhoneVerificationById: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VerifyPhoneInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VerifiedResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postPhoneVerificationByIdCode: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RequestCodeInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getPostPreviewsByToken: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PostDetailResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getPosts: {
    parameters: {
      query?: {
        category?: string;
        page?: number;
        search?: string;
        type?: 'blog' | 'news';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PostPage'];
        };
      };
      400: components['responses']['BadRequest'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postPostsByIdView: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getPostsBySlug: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PostDetailResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getPostsCategories: {
    parameters: {
      query?: {
        type?: 'blog' | 'news';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PostCategoryList'];
        };
      };
      400: components['responses']['BadRequest'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postQaAnswersByIdLike: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LikeToggle'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getQaAnswersByIdLikeStatus: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LikeStatus'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getQaChallenge: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChallengeResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getQaDeskAudit: {
    parameters: {
      query?: {
        page?: number;
        subject?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getQaDeskOverview: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskOverview'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getQaDeskQuestions: {
    parameters: {
      query?: {
        list?: 'waiting' | 'mine' | 'review' | 'reported' | 'answered' | 'closed' | 'hidden' | 'spam';
        page?: number;
        qa_specialty_id?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getQaDeskQuestionsById: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskQuestionResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postQaDeskQuestionsByIdAdditionsByAdditionPublish: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        addition: number;
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PublishAdditionInput'] | null;
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskQuestionResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  putQaDeskQuestionsByIdAnswer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EditAnswerInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskQuestionResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postQaDeskQuestionsByIdAnswer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WriteAnswerInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskQuestionResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postQaDeskQuestionsByIdClaim: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskQuestionResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postQaDeskQuestionsByIdClose: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CloseQuestionInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskQuestionResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getQaDeskQuestionsByIdContact: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AskerContactResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getQaDeskQuestionsByIdOriginal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OriginalQuestionResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postQaDeskQuestionsByIdRedact: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskQuestionResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postQaDeskQuestionsByIdRelease: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskQuestionResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postQaDeskQuestionsByIdReopen: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskQuestionResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postQaDeskQuestionsByIdReportsHandled: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['HandleReportsInput'] | null;
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskQuestionResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postQaDeskQuestionsByIdSpecialty: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MoveQuestionInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskQuestionResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postQaDeskQuestionsByIdVisibility: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeVisibilityInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskQuestionResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getQaDeskSearch: {
    parameters: {
      query: {
        search: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskQuestionsFound'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getQaQaSpecialtiesBySlug: {
    parameters: {
      query?: {
        locale?: 'ar' | 'en';
      };
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QaSpecialtyResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getQaQaSpecialtiesBySlugQuestions: {
    parameters: {
      query?: {
        exclude?: number;
        lang?: 'ar' | 'en';
        page?: number;
        per_page?: number;
        q?: string;
        query?: string;
        search?: string;
        similar_to?: number;
        sort?: 'latest' | 'newest' | 'oldest' | 'popular';
        status?: 'answered' | 'pending' | 'open' | 'closed' | 'all';
        timeframe?: 'today' | 'week' | 'month' | 'year' | 'all';
      };
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuestionPage'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getQaQuestions: {
    parameters: {
      query?: {
        exclude?: number;
        lang?: 'ar' | 'en';
        page?: number;
        per_page?: number;
        qa_specialty_id?: number;
        sort?: 'latest' | 'newest' | 'oldest' | 'popular';
        status?: 'answered' | 'pending' | 'open' | 'closed' | 'all';
        timeframe?: 'today' | 'week' | 'month' | 'year' | 'all';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuestionPage'];
        };
      };
      400: components['responses']['BadRequest'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postQaQuestions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json':
          | {
              /**
               * @default false
               * @enum {boolean}
               */
              is_anonymous?: false;
              /** @enum {string} */
              lang?: 'ar' | 'en';
              proof?: string;
              qa_specialty_id: number;
              question_content: string;
              question_title: string;
              /** @default [] */
              tags?: string[];
              /** @enum {boolean} */
              terms_accepted?: true;
              user_email: string;
              user_name: string;
              user_phone?: string;
              website?: string;
            }
          | {
              /** @enum {boolean} */
              is_anonymous: true;
              /** @enum {string} */
              lang?: 'ar' | 'en';
              proof?: string;
              qa_specialty_id: number;
              question_content: string;
              question_title: string;
              /** @default [] */
              tags?: string[];
              /** @enum {boolean} */
              terms_accepted?: true;
              website?: string;
            };
      };
    };
    responses: {
      /** @description It succeeded */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AskedResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postQaQuestionsByIdReports: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportQuestionInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postQaQuestionsByIdView: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getQaQuestionsBySlug: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuestionResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getQaQuestionsSearch: {
    parameters: {
      query?: {
        exclude?: number;
        lang?: 'ar' | 'en';
        page?: number;
        per_page?: number;
        q?: string;
        qa_specialty_id?: number;
        query?: string;
        search?: string;
        sort?: 'latest' | 'newest' | 'oldest' | 'popular';
        status?: 'answered' | 'pending' | 'open' | 'closed' | 'all';
        timeframe?: 'today' | 'week' | 'month' | 'year' | 'all';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuestionPage'];
        };
      };
      400: components['responses']['BadRequest'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getQaQuestionsSimilar: {
    parameters: {
      query: {
        exclude?: number;
        lang?: 'ar' | 'en';
        qa_specialty_id?: number;
        title: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SimilarList'];
        };
      };
      400: components['responses']['BadRequest'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getQaSpecialtiesGrouped: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QaSpecialtyGroupList'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getQaStats: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QaStatsResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postQaTrack: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TrackRequestInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TrackedResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postQaTrackAdditions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddToQuestionInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TrackedResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postQaTrackDelete: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TrackRequestInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getQaTrendingQuestions: {
    parameters: {
      query?: {
        lang?: 'ar' | 'en';
        limit?: number;
        qa_specialty_id?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TrendingList'];
        };
      };
      400: components['responses']['BadRequest'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getReceptionAppointments: {
    parameters: {
      query: {
        search: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskVisits'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postReceptionAppointments: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names what is sent: when it comes again under the same key, the answer is the first one */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BookForPatientInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskVisitResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getReceptionAppointmentsById: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskVisitResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postReceptionAppointmentsByIdCancel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EndVisitInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskVisitResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postReceptionAppointmentsByIdCheckIn: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskVisitResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postReceptionAppointmentsByIdComplete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskVisitResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postReceptionAppointmentsByIdConfirm: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskVisitResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postReceptionAppointmentsByIdMove: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RescheduleAppointmentInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskVisitResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postReceptionAppointmentsByIdNoShow: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskVisitResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postReceptionAppointmentsByIdReject: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EndVisitInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskVisitResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getReceptionDays: {
    parameters: {
      query: {
        appointment_id?: number;
        branch_id?: number;
        doctor_id: number;
        first: string;
        kind_id?: number;
        last: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskDays'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postReceptionDaysCancel: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CancelDaysInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CancelledDays'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getReceptionDoctors: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskDoctors'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  deleteReceptionLeaveById: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getReceptionPatients: {
    parameters: {
      query: {
        search: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskPatients'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getReceptionToday: {
    parameters: {
      query?: {
        branch_id?: number;
        date?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskToday'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postReferralAnswers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          custom?: string;
          option: string;
          website?: string;
        };
      };
    };
    responses: {
      /** @description It succeeded */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Received'];
        };
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getReferralOptions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReferralOptionList'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postRegister: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegistrationInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegistrationResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postReminderLinks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UseReminderLinkInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReminderLinkResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getReportsContent: {
    parameters: {
      query?: {
        before?: number;
        finding?: 'review' | 'no-reviewer' | 'language' | 'expiry' | 'link';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              counts: {
                expiry: number;
                language: number;
                link: number;
                'no-reviewer': number;
                review: number;
              };
              next: number | null;
              posts: {
                findings: {
                  date: string | null;
                  /** @enum {string} */
                  kind: 'review' | 'no-reviewer' | 'language' | 'expiry' | 'link';
                  lang: ('ar' | 'en') | null;
                  path: string | null;
                  /** @enum {string} */
                  reason:
                    | 'never-reviewed'
                    | 'review-due'
                    | 'review-overdue'
                    | 'no-reviewer'
                    | 'to-translate'
                    | 'outdated'
                    | 'expiring'
                    | 'expired'
                    | 'broken-link';
                }[];
                id: number;
                live: boolean;
                title_ar: string;
                title_en: string;
                /** @enum {string} */
                type: 'blog' | 'news';
              }[];
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getReportsQuestions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              may_open: boolean;
              now: string;
              specialties: {
                answered: number;
                id: number;
                median_hours: number | null;
                name_ar: string;
                name_en: string;
                oldest_at: string | null;
                open: number;
                p90_hours: number | null;
              }[];
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getReportsReading: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              posts: {
                id: number;
                title_ar: string;
                title_en: string;
                views: number;
              }[];
              questions: {
                /** @enum {string} */
                lang: 'ar' | 'en';
                slug: string;
                title: string;
                views: number;
              }[];
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getReportsSearches: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              searches: {
                days: number;
                last_on: string;
                query: string;
                times: number;
              }[];
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getReviews: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewList'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getSchedulesDoctors: {
    parameters: {
      query?: {
        branch_id?: number;
        page?: number;
        search?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ScheduledDoctors'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getSchedulesDoctorsById: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoctorWeekResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postSchedulesDoctorsById: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveWeekInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettledResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postSchedulesDoctorsByIdEffect: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WeekInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ScheduleEffectResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postSchedulesLeave: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveLeaveInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettledResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  deleteSchedulesLeaveById: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postSchedulesLeaveEffect: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LeaveDraftInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ScheduleEffectResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getSearch: {
    parameters: {
      query?: {
        kind?: 'speciality' | 'doctor' | 'service' | 'package' | 'blog' | 'news' | 'question' | 'job' | 'page';
        limit?: number;
        q?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SearchResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getSearchSuggestions: {
    parameters: {
      query: {
        q: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Suggestions'];
        };
      };
      400: components['responses']['BadRequest'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getServices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ServiceList'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionStanding'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postSessionConfirm: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json':
          | {
              password: string;
            }
          | {
              code: string;
            }
          | {
              passkey: components['schemas']['PasskeyAssertionInput'];
            };
      };
    };
    responses: {
      /** @description It succeeded */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postSessionConfirmOptions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FactorChoice'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postSessionLock: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  deleteSessionsById: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postSessionsRevokeOthers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RevokedSessions'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getSitePreview: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              at: string;
              expires_at: string;
              other: string;
              path: {
                ar: string;
                en: string;
              };
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getSitemapByList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        list: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SitemapList'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getSkinTips: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SkinTipList'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getSkinTipsBySlug: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SkinTipResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getSlidesActive: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Slide'][];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getSpecialties: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SpecialtyList'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getSpecialtiesBySlug: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        slug: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SpecialtyDetailResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getStatus: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            data: {
              /** @enum {string} */
              messages: 'working' | 'limited' | 'down';
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getSurveysById: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SurveyResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postSurveysByIdAnswers: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AnswerSurveyStepInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getSurveysByIdNextQuestion: {
    parameters: {
      query: {
        session_id: string;
        step?: number;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NextQuestion'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postSurveysByIdStart: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SurveyStarted'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postSurveysByIdSubmit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SurveySubmitInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getTreatments: {
    parameters: {
      query: {
        specialty: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TreatmentList'];
        };
      };
      400: components['responses']['BadRequest'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CurrentUser'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getWaitlist: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WaitlistResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postWaitlist: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['JoinWaitlistInput'];
      };
    };
    responses: {
      /** @description It succeeded */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WaitlistEntryResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  deleteWaitlistById: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postWaitlistOffersByIdAccept: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AppointmentResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  postWaitlistOffersByIdDecline: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getHealthz: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {string} */
            status: 'ok';
          };
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooMany'];
      default: components['responses']['Refused'];
    };
  };
  getReadyz: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It succeeded */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            channels: ('email' | 'sms' | 'whatsapp' | 'push')[];
            /** @enum {string} */
            status: 'ok';
          };
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooMany'];
      /** @description It succeeded */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {string} */
            status: 'no-database' | 'stopping' | 'disk-full';
          };
        };
      };
      default: components['responses']['Refused'];
    };
  };
}
