-- What an asker wrote before personal data in it was replaced, encrypted: for the doctors of the speciality only.
ALTER TABLE questions ADD COLUMN original_enc bytea;
