-- Removes what was stored in plain text, once all of it is encrypted. Refused while anything is not: a server of the release
-- before may have written it a moment ago.
LOCK TABLE users, sessions, registrations, otp_codes, dependents, appointments, appointment_events, idempotency_keys
  IN ACCESS EXCLUSIVE MODE;

DO $$
BEGIN
  IF EXISTS (SELECT FROM users WHERE name_enc IS NULL OR email_enc IS NULL OR (phone_e164 IS NULL) <> (phone_enc IS NULL))
    OR EXISTS (SELECT FROM sessions WHERE user_agent_enc IS NULL)
    OR EXISTS (SELECT FROM registrations WHERE num_nulls(name, email, phone_e164) <> num_nulls(name_enc, email_enc, phone_enc))
    OR EXISTS (SELECT FROM otp_codes WHERE (target IS NULL) <> (target_enc IS NULL))
    OR EXISTS (SELECT FROM dependents WHERE name_enc IS NULL OR birth_date_enc IS NULL
      OR (phone_e164 IS NULL) <> (phone_enc IS NULL))
    OR EXISTS (SELECT FROM appointments WHERE patient_name_enc IS NULL
      OR (patient_phone IS NULL) <> (patient_phone_enc IS NULL) OR (patient_email IS NULL) <> (patient_email_enc IS NULL))
    OR EXISTS (SELECT FROM appointment_events WHERE (reason IS NULL) <> (reason_enc IS NULL))
    OR EXISTS (SELECT FROM idempotency_keys WHERE (response IS NULL) <> (response_enc IS NULL))
  THEN
    RAISE EXCEPTION 'something is not encrypted yet' USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
END $$;

DROP FUNCTION encrypt_again() CASCADE;

ALTER TABLE users
  DROP COLUMN name, DROP COLUMN email, DROP COLUMN phone_e164,
  ALTER COLUMN name_enc SET NOT NULL, ALTER COLUMN email_enc SET NOT NULL;
-- A keyed hash of the address or number stands in front.
CREATE UNIQUE INDEX users_email ON users (substring(email_enc FROM 1 FOR 16));
CREATE UNIQUE INDEX users_phone ON users (substring(phone_enc FROM 1 FOR 16));
CREATE INDEX users_name ON users USING gin (blind_words(name_enc));

ALTER TABLE sessions DROP COLUMN user_agent, ALTER COLUMN user_agent_enc SET NOT NULL;

ALTER TABLE registrations
  DROP COLUMN name, DROP COLUMN email, DROP COLUMN phone_e164,
  ADD CHECK (num_nulls(name_enc, email_enc, phone_enc, password_hash) IN (0, 4));

ALTER TABLE otp_codes
  DROP COLUMN target,
  ADD CHECK ((purpose IN ('change-email', 'change-phone')) = (target_enc IS NOT NULL));

ALTER TABLE dependents
  DROP COLUMN name, DROP COLUMN birth_date, DROP COLUMN phone_e164,
  ALTER COLUMN name_enc SET NOT NULL, ALTER COLUMN birth_date_enc SET NOT NULL;

ALTER TABLE appointments
  DROP COLUMN patient_name, DROP COLUMN patient_phone, DROP COLUMN patient_email,
  ALTER COLUMN patient_name_enc SET NOT NULL;
CREATE INDEX appointments_patient_name ON appointments USING gin (blind_words(patient_name_enc));
CREATE INDEX appointments_patient_phone ON appointments (substring(patient_phone_enc FROM 1 FOR 16));

ALTER TABLE appointment_events
  DROP COLUMN reason,
  ADD CHECK (to_status NOT IN ('cancelled', 'rejected') OR reason_enc IS NOT NULL);

ALTER TABLE idempotency_keys DROP COLUMN response;
