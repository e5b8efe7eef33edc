-- Pages of the reception and of the answering desk hear of what was changed, as those of the content desk do. They are told
-- whose list is another now, never which visit or question: a doctor's own number, or that of a QA speciality. What is said
-- twice in a transaction is heard once.
CREATE FUNCTION signal_changed_visit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM pg_notify('content_desk', 'changed visits:' || OLD.doctor_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM pg_notify('content_desk', 'changed visits:' || NEW.doctor_id); END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER appointments_signal
  AFTER INSERT OR DELETE OR UPDATE OF doctor_id, status, starts_at, ends_at, coming_at ON appointments
  FOR EACH ROW EXECUTE FUNCTION signal_changed_visit();

CREATE FUNCTION signal_changed_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM pg_notify('content_desk', 'changed questions:' || OLD.qa_specialty_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM pg_notify('content_desk', 'changed questions:' || NEW.qa_specialty_id); END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER questions_signal
  AFTER INSERT OR DELETE OR UPDATE OF qa_specialty_id, status, visibility, flags, taken_by, taken_until ON questions
  FOR EACH ROW EXECUTE FUNCTION signal_changed_question();
