-- What the home page shows is among the settings of the content; pages are drawn again when they change.
CREATE TRIGGER content_settings_version AFTER INSERT OR UPDATE OR DELETE ON content_settings
  FOR EACH STATEMENT EXECUTE FUNCTION bump_data_version();
