-- The audit log is chained by the server, with a key that the database never sees (V26). Rows from before keep the hash they
-- have; the first row with a key follows the last of them.

DROP TRIGGER audit_log_chained ON audit_log;
DROP FUNCTION chain_audit_row();
DROP FUNCTION audit_hash(audit_log, bytea);
ALTER TABLE audit_log ADD COLUMN key_id bytea CHECK (length(key_id) = 4);

-- A row trigger does not see TRUNCATE.
CREATE TRIGGER audit_log_not_truncated BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER consents_not_truncated BEFORE TRUNCATE ON consents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER appointment_events_not_truncated BEFORE TRUNCATE ON appointment_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
