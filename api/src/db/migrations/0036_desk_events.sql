-- Who looks at what on the pages of the staff, for as long as they do. A process that ends by force leaves rows behind; they
-- count for nothing once they were not renewed.
CREATE TABLE desk_presence (
  stream_id uuid PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- What they look at: `post:7`, `record:offers:check-up`.
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
  seen_at timestamptz NOT NULL
);
CREATE INDEX desk_presence_user_id ON desk_presence (user_id);
CREATE INDEX desk_presence_subject ON desk_presence (subject);
CREATE INDEX desk_presence_seen_at ON desk_presence (seen_at);

-- Tells every process of the API what was changed, once the change is committed. Triggers, because the desk, its clock and
-- imports change posts.
CREATE FUNCTION signal_changed_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_desk', 'changed post:' || CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END);
  RETURN NULL;
END
$$;
CREATE TRIGGER post_documents_signal AFTER INSERT OR UPDATE OR DELETE ON post_documents
  FOR EACH ROW EXECUTE FUNCTION signal_changed_post();

CREATE FUNCTION signal_changed_record() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_desk', 'changed record:' || NEW.collection || ':' || NEW.record);
  RETURN NULL;
END
$$;
CREATE TRIGGER content_edits_signal AFTER INSERT OR UPDATE ON content_edits
  FOR EACH ROW EXECUTE FUNCTION signal_changed_record();
