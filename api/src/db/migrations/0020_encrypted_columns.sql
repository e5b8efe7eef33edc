-- Personal data is encrypted before it is stored (decision 56). This adds the columns; the server fills them from the plain
-- ones, which 0020_plain_columns_gone.sql removes. Until then a server of the release before goes on working.

-- The keyed hashes of the beginnings of words that stand in front of an encrypted name: their count in one byte, then eight
-- bytes each.
CREATE FUNCTION blind_words(field bytea) RETURNS bytea[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(substring(field FROM 2 + 8 * place FOR 8)), '{}')
  FROM generate_series(0, get_byte(field, 0) - 1) AS place
$$;

ALTER TABLE users ADD COLUMN name_enc bytea, ADD COLUMN email_enc bytea, ADD COLUMN phone_enc bytea;
ALTER TABLE sessions ADD COLUMN user_agent_enc bytea;
ALTER TABLE registrations ADD COLUMN name_enc bytea, ADD COLUMN email_enc bytea, ADD COLUMN phone_enc bytea;
ALTER TABLE otp_codes ADD COLUMN target_enc bytea;
ALTER TABLE dependents ADD COLUMN name_enc bytea, ADD COLUMN birth_date_enc bytea, ADD COLUMN phone_enc bytea;
ALTER TABLE appointments
  ADD COLUMN patient_name_enc bytea,
  ADD COLUMN patient_phone_enc bytea,
  ADD COLUMN patient_email_enc bytea;
ALTER TABLE appointment_events ADD COLUMN reason_enc bytea;
ALTER TABLE idempotency_keys ADD COLUMN response_enc bytea;

-- What a server of the release before changes meanwhile is encrypted again.
CREATE FUNCTION encrypt_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW := jsonb_populate_record(NEW, TG_ARGV[0]::jsonb);
  RETURN NEW;
END $$;
CREATE TRIGGER users_encrypt_again BEFORE UPDATE OF name, email, phone_e164 ON users
  FOR EACH ROW EXECUTE FUNCTION encrypt_again('{"name_enc": null, "email_enc": null, "phone_enc": null}');
CREATE TRIGGER dependents_encrypt_again BEFORE UPDATE OF name, birth_date, phone_e164 ON dependents
  FOR EACH ROW EXECUTE FUNCTION encrypt_again('{"name_enc": null, "birth_date_enc": null, "phone_enc": null}');
CREATE TRIGGER appointments_encrypt_again BEFORE UPDATE OF patient_name, patient_phone, patient_email ON appointments
  FOR EACH ROW EXECUTE FUNCTION
    encrypt_again('{"patient_name_enc": null, "patient_phone_enc": null, "patient_email_enc": null}');
CREATE TRIGGER idempotency_keys_encrypt_again BEFORE UPDATE OF response ON idempotency_keys
  FOR EACH ROW EXECUTE FUNCTION encrypt_again('{"response_enc": null}');

-- Events of appointments stay as they were written, but for the words in which somebody gave a reason: they are encrypted
-- again when the key changes, and replaced when the account is deleted. The database cannot tell which.
DROP TRIGGER appointment_events_append_only ON appointment_events;
CREATE TRIGGER appointment_events_append_only BEFORE UPDATE ON appointment_events FOR EACH ROW
  WHEN (to_jsonb(OLD) - 'reason' - 'reason_enc' IS DISTINCT FROM to_jsonb(NEW) - 'reason' - 'reason_enc')
  EXECUTE FUNCTION refuse_change();
