-- Counts up whenever the sessions of an account are ended, so that a sign-in that began before opens none.
ALTER TABLE users ADD COLUMN session_generation integer NOT NULL DEFAULT 0;
