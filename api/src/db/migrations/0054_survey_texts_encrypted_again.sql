-- What was submitted stays as it was written, but for the bytes of a text: they are encrypted again when the key changes.
-- Their first five name the key, so that another text with the same key is refused.
DROP TRIGGER survey_answers_while_open ON survey_answers;
CREATE TRIGGER survey_answers_while_open BEFORE INSERT ON survey_answers
  FOR EACH ROW EXECUTE FUNCTION refuse_answer_after_submission();
CREATE TRIGGER survey_answers_changed_while_open BEFORE UPDATE ON survey_answers FOR EACH ROW
  WHEN (
    OLD.text_enc IS NULL OR NEW.text_enc IS NULL
    OR substring(OLD.text_enc FOR 5) = substring(NEW.text_enc FOR 5)
    OR to_jsonb(OLD) - 'text_enc' IS DISTINCT FROM to_jsonb(NEW) - 'text_enc'
  )
  EXECUTE FUNCTION refuse_answer_after_submission();
