-- Views of posts by day of the clinic, for the report of what is read: the last seven days, as question_view_days.
CREATE TABLE post_view_days (
  day date NOT NULL,
  post_id bigint NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  views integer NOT NULL CHECK (views > 0),
  PRIMARY KEY (day, post_id)
);
CREATE INDEX post_view_days_post_id ON post_view_days (post_id);
