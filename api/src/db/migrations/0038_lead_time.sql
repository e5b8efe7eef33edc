-- Hours before a visit from which on patients cannot book it any more; 0 leaves it to the booking window alone.
ALTER TABLE doctors
  ADD COLUMN lead_hours smallint NOT NULL DEFAULT 0 CHECK (lead_hours BETWEEN 0 AND 336);
