-- Who keeps the doctors' weeks and leave.
INSERT INTO roles (id, name) VALUES (7, 'schedules');

-- Hours of a period stand in for the others while it lasts. A server of the version before knows nothing of them.
ALTER TABLE schedule_rules
  DROP CONSTRAINT schedule_rules_kind_check,
  ADD CONSTRAINT schedule_rules_kind_check CHECK (kind IN ('normal', 'ramadan', 'period'));

ALTER TABLE doctors
  -- Counts the changes of a doctor's hours: who changes them says which they saw.
  ADD COLUMN schedule_version integer NOT NULL DEFAULT 0,
  -- When somebody changed them in the browser after the last import that had the same.
  ADD COLUMN schedule_edited_at timestamptz;
