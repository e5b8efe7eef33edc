-- Who made a link to a working copy: it shows nothing any more once they may not open the post themselves. Links of before
-- name nobody and end with this; none of them lasts longer than a day.
ALTER TABLE post_previews ADD COLUMN created_by bigint REFERENCES users (id) ON DELETE CASCADE;
CREATE INDEX post_previews_created_by ON post_previews (created_by);
