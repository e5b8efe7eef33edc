-- Minutes around a visit that stay free, and the most visits of a day. Who books holds the doctor's advisory lock, so no constraint
-- is needed; a server of the release before does not know them.
ALTER TABLE doctors
  ADD COLUMN buffer_before smallint NOT NULL DEFAULT 0 CHECK (buffer_before BETWEEN 0 AND 60),
  ADD COLUMN buffer_after smallint NOT NULL DEFAULT 0 CHECK (buffer_after BETWEEN 0 AND 60),
  ADD COLUMN most_per_day smallint CHECK (most_per_day BETWEEN 1 AND 96);
