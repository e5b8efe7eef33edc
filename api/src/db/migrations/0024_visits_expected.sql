-- When the patient last said, by the link of a reminder, that they will come.
ALTER TABLE appointments ADD COLUMN coming_at timestamptz;
