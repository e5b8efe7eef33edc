-- Attempts of which the outcome is known. Of the others nobody knows whether the other side has the message: the process
-- ended meanwhile.
ALTER TABLE outbox ADD COLUMN failed_attempts integer NOT NULL DEFAULT 0;
