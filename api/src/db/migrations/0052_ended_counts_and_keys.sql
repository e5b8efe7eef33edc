-- Counts of a scope that have ended are dropped while others are made.
CREATE INDEX rate_limits_ended ON rate_limits (scope, resets_at);

-- Who takes back a question takes back its messages, which are found by their keys.
CREATE INDEX outbox_questions ON outbox (dedupe_key text_pattern_ops) WHERE dedupe_key LIKE 'question:%';

-- What an account did is part of its copy.
CREATE INDEX audit_log_actor ON audit_log (actor_id, id);
