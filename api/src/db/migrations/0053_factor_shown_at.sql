-- When the holder of a session last showed a second factor: more than that the password was typed again.
ALTER TABLE sessions ADD COLUMN factor_shown_at timestamptz;
