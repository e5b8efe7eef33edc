import type { StaticHandlerContext } from 'react-router-dom';
import type { PageSlotData } from '@clinic/contracts/host';
import { screenOf } from './render-outcome.ts';

interface Drawn {
  context: StaticHandlerContext;
  fillings: PageSlotData;
  document: string;
}

type Draw = (context: StaticHandlerContext, fillings: PageSlotData) => Promise<Drawn>;

/**
 * Draws a page again after something in it threw: no boundary catches on the server. Each filling is tried without the
 * screen, those that throw are left out, and a screen that throws still is drawn as failed, inside a frame that works.
 * @throws what was thrown first, when the frame itself cannot be drawn
 */
export async function drawWithoutFailing(
  draw: Draw,
  context: StaticHandlerContext,
  fillings: PageSlotData,
  error: unknown,
): Promise<Drawn> {
  const route = context.matches.at(-1)?.route.id;
  const hasScreen = route !== undefined && screenOf(context) !== undefined;
  const withoutScreen = hasScreen
    ? { ...context, statusCode: 500, errors: { ...context.errors, [route]: error } }
    : context;
  const works = (drawn: PageSlotData) =>
    draw(withoutScreen, drawn).then(
      () => true,
      () => false,
    );

  if (!(await works({}))) throw error;
  const tried = await Promise.all(
    Object.entries(fillings).map(async ([key, filling]) => ({
      key,
      filling,
      sound: await works({ [key]: filling }),
    })),
  );
  const sound = Object.fromEntries(tried.filter((one) => one.sound).map(({ key, filling }) => [key, filling]));
  if (tried.every((one) => one.sound)) return draw(withoutScreen, sound);
  return draw(context, sound).catch(() => draw(withoutScreen, sound));
}
