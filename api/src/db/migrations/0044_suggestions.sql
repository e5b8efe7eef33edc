-- A comment may carry words for the passage that it quotes; whoever writes takes them over or declines them.
ALTER TABLE post_comments
  ADD COLUMN proposal text CHECK (length(proposal) <= 500),
  ADD COLUMN accepted boolean NOT NULL DEFAULT false,
  DROP CONSTRAINT post_comments_body_check,
  ADD CONSTRAINT post_comments_body_check CHECK (length(body) <= 2000 AND (body <> '' OR proposal IS NOT NULL)),
  ADD CONSTRAINT post_comments_proposal_quotes CHECK (proposal IS NULL OR (quote <> '' AND parent_id IS NULL)),
  ADD CONSTRAINT post_comments_accepted_is_over CHECK (NOT accepted OR (proposal IS NOT NULL AND resolved_at IS NOT NULL));
